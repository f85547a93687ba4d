import { useState } from 'react'
import type { Fault } from '../../../../contract/control/faults.ts'
import { endpoints } from '../../../../contract/endpoints.ts'
import { useCopy } from '../../hub/language.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { optionsOf } from '../../parts/choices.tsx'
import { ChoiceField, Field, NumberField } from '../../parts/fields.tsx'
import { isWholeNumber, useNumberProblem } from '../../parts/whole-number.ts'
import { faultsCopy } from './copy.ts'

/** Usual faults, by one press each. */
export const faultPresets: readonly { name: keyof (typeof faultsCopy)['ja']['presets']; fault: Fault }[] = [
  { name: 'slow', fault: { match: { path: '/api/*' }, latencyMs: 2000 } },
  { name: 'sometimes500', fault: { match: { path: '/api/*' }, status: 500, probability: 0.2 } },
  { name: 'unreachable', fault: { match: { path: '/api/*' }, drop: true } },
  { name: 'responseLost', fault: { match: { method: 'POST', path: '/api/*' }, drop: 'after', times: 1 } },
  { name: 'next503', fault: { match: { path: '/api/*' }, status: 503, times: 1 } },
  { name: 'photo503', fault: { match: { method: 'POST', path: '/api/user/profile_img' }, status: 503, times: 1 } },
  { name: 'chatCut', fault: { match: { channel: 'MessageChannel' }, drop: true, times: 1 } },
  { name: 'chatTwice', fault: { match: { channel: 'MessageChannel' }, duplicate: true } },
]

const paths = [...new Set(endpoints.map(({ path }) => path.replace(/:\w+/g, '*')))].toSorted()
const methods = ['', 'GET', 'POST', 'PUT', 'DELETE'] as const
type Kind = keyof typeof faultsCopy.ja.form.effects

/** Form for a fault: the calls that it strikes, its effect, and how often it strikes. */
export function FaultForm({ onAdd }: { onAdd: (fault: Fault) => Promise<unknown> }) {
  const words = useCopy(faultsCopy).form
  const numberProblem = useNumberProblem()
  const [method, setMethod] = useState<(typeof methods)[number]>('')
  const [path, setPath] = useState('/api/*')
  const [kind, setKind] = useState<Kind>('latency')
  const [amount, setAmount] = useState('2000')
  const [times, setTimes] = useState('')
  const needsAmount = kind === 'latency' || kind === 'status'
  const effects = {
    latency: { latencyMs: Number(amount) },
    status: { status: Number(amount) },
    drop: { drop: true },
    after: { drop: 'after' },
  } as const
  const [least, most] = kind === 'latency' ? [0, 120_000] : [200, 599]
  const problems = {
    path: path.startsWith('/') ? undefined : words.pathProblem,
    amount: needsAmount ? numberProblem(amount, least, most) : undefined,
    times: times === '' || isWholeNumber(times, 1) ? undefined : words.timesProblem,
  }
  const isWrong = Object.values(problems).some((problem) => problem !== undefined)
  const add = () =>
    onAdd({
      match: { path, ...(method !== '' && { method }) },
      ...effects[kind],
      ...(times !== '' && { times: Number(times) }),
    })
  return (
    <div className="grid grid-cols-6 gap-3">
      <ChoiceField
        label={words.method}
        className="col-span-2"
        options={methods.map((value) => ({ value, label: value || words.anyMethod }))}
        value={method}
        onChange={setMethod}
      />
      <Field
        label={words.path}
        problem={problems.path}
        className="col-span-4"
        list="fault-paths"
        value={path}
        onChange={setPath}
        look="font-mono"
      />
      <datalist id="fault-paths">
        {paths.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ChoiceField
        label={words.effect}
        className="col-span-3"
        options={optionsOf(words.effects)}
        value={kind}
        onChange={(next) => {
          setKind(next)
          setAmount(next === 'status' ? '500' : '2000')
        }}
      />
      <NumberField
        label={words.value}
        problem={problems.amount}
        disabled={!needsAmount}
        value={needsAmount ? amount : ''}
        onChange={setAmount}
      />
      <NumberField {...words.times} problem={problems.times} className="col-span-2" value={times} onChange={setTimes} />
      <div className="col-span-6">
        <ActionButton run={add} disabled={isWrong} icon="plus">
          {words.add}
        </ActionButton>
      </div>
    </div>
  )
}
