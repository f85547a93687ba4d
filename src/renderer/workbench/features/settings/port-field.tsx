import { useState } from 'react'
import { highestPort } from '../../../../contract/rules/start-options.ts'
import { useCopy } from '../../hub/language.ts'
import { SmallButton } from '../../parts/buttons.tsx'
import { Field } from '../../parts/fields.tsx'
import { isWholeNumber } from '../../parts/whole-number.ts'
import { settingsCopy } from './copy.ts'

/** Port from the next start. Empty or `null` keeps the port of the last start, so that logins on the phones survive. */
export function PortField({ port, onChange }: { port: number | null; onChange: (port: number | null) => void }) {
  const words = useCopy(settingsCopy)
  const [text, setText] = useState(port === null ? '' : String(port))
  const value = text === '' ? null : Number(text)
  const isWrong = value !== null && !isWholeNumber(text, 1, highestPort)
  return (
    <form
      className="grid grid-cols-[1fr_auto] items-start gap-2 py-3.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWrong) onChange(value)
      }}
    >
      <Field
        {...words.port}
        problem={isWrong ? words.portProblem : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(typed) => setText(typed.trim())}
      />
      <SmallButton type="submit" className="mt-5" disabled={isWrong || value === port}>
        {words.setPort}
      </SmallButton>
    </form>
  )
}
