import { useState } from 'react'
import type { Fault } from '../../../../contract/control/exchanges.ts'
import { endpoints } from '../../../../contract/endpoints.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { ChoiceField, Field } from '../../parts/fields.tsx'

export const faultPresets: readonly { title: string; fault: Fault }[] = [
  { title: '回線が遅い', fault: { match: { path: '/api/*' }, latencyMs: 2000 } },
  { title: 'ときどき 500', fault: { match: { path: '/api/*' }, status: 500, probability: 0.2 } },
  { title: 'つながらない', fault: { match: { path: '/api/*' }, drop: true } },
  {
    title: '応答だけ失う（書き込み）',
    fault: { match: { method: 'POST', path: '/api/*' }, drop: 'after', times: 1 },
  },
  { title: '次の1回だけ 503', fault: { match: { path: '/api/*' }, status: 503, times: 1 } },
  {
    title: '次の写真だけ 503',
    fault: { match: { method: 'POST', path: '/api/user/profile_img' }, status: 503, times: 1 },
  },
  { title: 'チャットが途切れる', fault: { match: { channel: 'MessageChannel' }, drop: true, times: 1 } },
  { title: 'チャットが二重に届く', fault: { match: { channel: 'MessageChannel' }, duplicate: true } },
]

const paths = [...new Set(endpoints.map(({ path }) => path.replace(/:\w+/g, '*')))].toSorted()
const methods = [
  { value: '', label: 'すべて' },
  { value: 'GET', label: 'GET' },
  { value: 'POST', label: 'POST' },
  { value: 'PUT', label: 'PUT' },
  { value: 'DELETE', label: 'DELETE' },
] as const
const kinds = [
  { value: 'latency', label: '遅らせる（ミリ秒）' },
  { value: 'status', label: 'エラーを返す（ステータス）' },
  { value: 'drop', label: '切断する' },
  { value: 'after', label: '応答だけ失う' },
] as const
type Kind = (typeof kinds)[number]['value']

const isWhole = (text: string, least: number, most = Infinity) =>
  /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most

export function FaultForm({ onAdd }: { onAdd: (fault: Fault) => Promise<unknown> }) {
  const [method, setMethod] = useState<(typeof methods)[number]['value']>('')
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
    path: path.startsWith('/') ? undefined : '「/」から始まるパスを入力してください。',
    amount: !needsAmount || isWhole(amount, least, most) ? undefined : `${least}〜${most}`,
    times: times === '' || isWhole(times, 1) ? undefined : '1以上の整数',
  }
  const isWrong = Object.values(problems).some((problem) => problem !== undefined)
  const add = () =>
    onAdd({
      match: { path, ...(method === '' ? {} : { method }) },
      ...effects[kind],
      ...(times === '' ? {} : { times: Number(times) }),
    })
  return (
    <div className="grid grid-cols-6 gap-3">
      <ChoiceField label="メソッド" className="col-span-2" options={methods} value={method} onChange={setMethod} />
      <Field
        label="パス（* は何でも）"
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
        label="起こすこと"
        className="col-span-3"
        options={kinds}
        value={kind}
        onChange={(next) => {
          setKind(next)
          setAmount(next === 'status' ? '500' : '2000')
        }}
      />
      <Field
        label="値"
        problem={problems.amount}
        inputMode="numeric"
        disabled={!needsAmount}
        value={needsAmount ? amount : ''}
        onChange={setAmount}
        look="num"
      />
      <Field
        label="回数"
        hint="空なら何度でも"
        problem={problems.times}
        className="col-span-2"
        inputMode="numeric"
        value={times}
        onChange={setTimes}
        look="num"
      />
      <div className="col-span-6">
        <ActionButton run={add} disabled={isWrong} icon="plus">
          加える
        </ActionButton>
      </div>
    </div>
  )
}
