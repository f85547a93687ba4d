import { useState } from 'react'
import type { CallFault, Fault } from '../../../../contract/control/faults.ts'
import { endpoints } from '../../../../contract/endpoints.ts'
import { useCopy } from '../../hub/language.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { optionsOf } from '../../parts/choices.tsx'
import { Field, NumberField } from '../../parts/fields.tsx'
import { ChoiceField } from '../../parts/select-fields.tsx'
import { isWholeNumber, useNumberProblem } from '../../parts/whole-number.ts'
import { faultsCopy } from './copy.ts'
import { anyPath } from './failures.ts'

const paths = [...new Set(endpoints.map(({ path }) => anyPath(path)))].toSorted()
const methods = ['', 'GET', 'POST', 'PUT', 'DELETE'] as const
type Effect = keyof typeof faultsCopy.ja.form.effects

interface EffectSetup {
  readonly faultOf: (amount: number) => Omit<CallFault, 'match'>
  /** Limits of the number in the contract, and the number to begin with; missing for an effect without a number. */
  readonly amount?: { readonly least: number; readonly most: number; readonly first: string }
}

const setups: Readonly<Record<Effect, EffectSetup>> = {
  latency: { faultOf: (latencyMs) => ({ latencyMs }), amount: { least: 0, most: 120_000, first: '2000' } },
  status: { faultOf: (status) => ({ status }), amount: { least: 200, most: 599, first: '500' } },
  drop: { faultOf: () => ({ drop: true }) },
  after: { faultOf: () => ({ drop: 'after' }) },
}

/** Form for a fault: the calls that it strikes, its effect, and how often it strikes. */
export function FaultForm({ onAdd }: { onAdd: (fault: Fault) => Promise<unknown> }) {
  const words = useCopy(faultsCopy).form
  const numberProblem = useNumberProblem()
  const [method, setMethod] = useState<(typeof methods)[number]>('')
  const [path, setPath] = useState('/api/*')
  const [effect, setEffect] = useState<Effect>('latency')
  const [amount, setAmount] = useState(setups.latency.amount?.first ?? '')
  const [times, setTimes] = useState('')
  const { faultOf, amount: limits } = setups[effect]
  const problems = {
    path: path.startsWith('/') ? undefined : words.pathProblem,
    amount: limits && numberProblem(amount, limits.least, limits.most),
    times: times === '' || isWholeNumber(times, 1) ? undefined : words.timesProblem,
  }
  const isWrong = Object.values(problems).some((problem) => problem !== undefined)
  const fault = {
    match: { path, ...(method !== '' && { method }) },
    ...faultOf(Number(amount)),
    ...(times !== '' && { times: Number(times) }),
  }
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
        controlClassName="font-mono"
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
        value={effect}
        onChange={(next) => {
          setEffect(next)
          setAmount(setups[next].amount?.first ?? '')
        }}
      />
      <NumberField
        label={words.value}
        problem={problems.amount}
        disabled={!limits}
        value={amount}
        onChange={setAmount}
      />
      <NumberField {...words.times} problem={problems.times} className="col-span-2" value={times} onChange={setTimes} />
      <div className="col-span-6">
        <ActionButton run={() => onAdd(fault)} disabled={isWrong} icon="plus">
          {words.add}
        </ActionButton>
      </div>
    </div>
  )
}
