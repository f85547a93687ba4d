import { useState } from 'react'
import { mostMembers, mostSeed } from '../../../../contract/rules/start-options.ts'
import { useCopy } from '../../hub/language.ts'
import { resetWorld } from '../../hub/world/world-actions.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { Field, NumberField } from '../../parts/fields.tsx'
import { useNumberProblem } from '../../parts/whole-number.ts'
import { personasCopy } from './copy.ts'

const numberOf = (text: string) => (text.trim() === '' ? undefined : Number(text))

/** Founds another world from a seed. Empty fields keep the present values. */
export function ResetForm() {
  const words = useCopy(personasCopy).reset
  const [seed, setSeed] = useState('')
  const [members, setMembers] = useState('')
  const [now, setNow] = useState('')
  const numberProblem = useNumberProblem()
  const problemOf = (text: string, most: number) => (text === '' ? undefined : numberProblem(text, 0, most))
  const problems = { seed: problemOf(seed, mostSeed), members: problemOf(members, mostMembers) }
  const start = now === '' ? undefined : `${now}:00+09:00`
  const found = () => resetWorld({ seed: numberOf(seed), members: numberOf(members), now: start })
  return (
    <div className="grid gap-4">
      <p className="text-s text-ink-2">{words.text}</p>
      <div className="grid grid-cols-2 gap-3">
        <NumberField {...words.seed} problem={problems.seed} value={seed} onChange={setSeed} />
        <NumberField {...words.members} problem={problems.members} value={members} onChange={setMembers} />
      </div>
      <Field {...words.now} type="datetime-local" value={now} onChange={setNow} controlClassName="num" />
      <ActionButton
        className="justify-self-start"
        icon="refresh"
        tone="primary"
        confirmText={words.confirm}
        disabled={problems.seed !== undefined || problems.members !== undefined}
        run={found}
      >
        {words.run}
      </ActionButton>
    </div>
  )
}
