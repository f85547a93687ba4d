import { useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { compactControl, Labelled } from '../../parts/buttons.tsx'

interface PortFieldProps {
  /** `null` keeps the one of the last start. */
  port: number | null
  onChange: (port: number | null) => void
}

/** The port from the next start on. Empty means the one of the last start, so that logins on the phones hold. */
export function PortField({ port, onChange }: PortFieldProps) {
  const [text, setText] = useState(port === null ? '' : String(port))
  const value = text === '' ? null : Number(text)
  const isWrong = value !== null && !(Number.isInteger(value) && value >= 1 && value <= 65_535)
  return (
    <form
      className="grid grid-cols-[1fr_auto] items-start gap-2 py-3.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWrong) onChange(value)
      }}
    >
      <Labelled
        label="ポート"
        hint="次の起動から使います。空にすると、前回と同じ番号にします。変えると、スマートフォンは一度ログアウトします。"
        problem={isWrong ? '1 から 65535 までの数字を入力してください。' : undefined}
      >
        <input
          inputMode="numeric"
          autoComplete="off"
          placeholder="自動"
          value={text}
          onChange={(event) => setText(event.target.value.trim())}
          className={compactControl}
        />
      </Labelled>
      <Button type="submit" tone="quiet" size="xs" className="mt-5" disabled={isWrong || value === port}>
        決定
      </Button>
    </form>
  )
}
