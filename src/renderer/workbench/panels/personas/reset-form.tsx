import { useState } from 'react'
import { mostMembers } from '../../../../contract/rules/start-options.ts'
import { compactControl, ConfirmButton, Labelled } from '../../parts/buttons.tsx'
import { resetWorld } from './reset-world.ts'

const numberOf = (text: string) => (text.trim() === '' ? undefined : Number(text))

/** Founds another world from a seed. Empty fields keep what holds now. */
export function ResetForm() {
  const [seed, setSeed] = useState('')
  const [members, setMembers] = useState('')
  const [now, setNow] = useState('')
  const isWrong =
    !Number.isInteger(numberOf(seed) ?? 0) ||
    !Number.isInteger(numberOf(members) ?? 0) ||
    (numberOf(members) ?? 0) < 0 ||
    (numberOf(members) ?? 0) > mostMembers
  return (
    <div className="grid gap-4">
      <p className="text-s text-ink-2">
        同じシードからは、いつも同じ町ができます。作り直す前の世界は、戻れる時点として残ります。
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Labelled label="シード" hint="空なら今のまま">
          <input
            inputMode="numeric"
            value={seed}
            onChange={(event) => setSeed(event.target.value)}
            className={`${compactControl} num`}
          />
        </Labelled>
        <Labelled label="町の会員数" hint="0 〜 100,000">
          <input
            inputMode="numeric"
            value={members}
            onChange={(event) => setMembers(event.target.value)}
            className={`${compactControl} num`}
          />
        </Labelled>
      </div>
      <Labelled label="はじまりの日時（日本時間）" hint="空なら今の時刻">
        <input
          type="datetime-local"
          value={now}
          onChange={(event) => setNow(event.target.value)}
          className={`${compactControl} num`}
        />
      </Labelled>
      <div>
        <ConfirmButton
          icon="refresh"
          tone="primary"
          confirmText="今の世界を捨てて作り直す"
          disabled={isWrong}
          run={() =>
            resetWorld({
              seed: numberOf(seed),
              members: numberOf(members),
              now: now === '' ? undefined : `${now}:00+09:00`,
            })
          }
        >
          世界を作り直す
        </ConfirmButton>
      </div>
    </div>
  )
}
