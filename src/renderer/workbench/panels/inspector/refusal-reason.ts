import * as z from 'zod/mini'
import type { Exchange } from '../../../../contract/control/exchanges.ts'
import { endpoints } from '../../../../contract/endpoints.ts'
import { parseJson } from '../../../../contract/rules/parse-json.ts'

/** Why a call was refused: the gate or rule, what it said, and the requirements. */
export interface RefusalReason {
  readonly gate: string
  readonly text: string
  readonly ids: readonly string[]
}

const refusal = z.object({
  msg: z.optional(z.string()),
  reason: z.optional(z.string()),
  errors: z.optional(z.unknown()),
})

const reasons: Readonly<Record<string, readonly [gate: string, ...ids: string[]]>> = {
  owner: ['ご本人の確認', 'C-7', 'D-51'],
  sex: ['性別の関門', 'C-6'],
  age: ['年齢確認の関門', 'C-6'],
  payment: ['お支払いの関門', 'C-6'],
  unconfirmed: ['メールアドレスの確認', 'API-02'],
  under_age: ['年齢の関門', 'API-02'],
  inactive: ['利用停止の関門', 'API-02'],
}
const byStatus: Readonly<Record<number, readonly [gate: string, ...ids: string[]]>> = {
  400: ['リクエストの形式', 'C-5'],
  401: ['ログインの関門', 'C-6'],
  403: ['利用の関門', 'C-6'],
  404: ['存在しないか、この会員には見えない', 'C-5'],
  413: ['本文の大きさ', 'C-5'],
  422: ['入力か、いまの状態の規則', 'C-5'],
}

/** The reason behind a 4xx; nothing for any other answer. */
export function refusalReason({
  method,
  path,
  status,
  response,
}: Pick<Exchange, 'method' | 'path' | 'status' | 'response'>): RefusalReason | undefined {
  const usual = byStatus[status]
  if (!usual) return undefined
  const parsed = z.safeParse(refusal, parseJson(response))
  const { msg, reason = '', errors } = parsed.success ? parsed.data : {}
  const [gate, ...ids] = reasons[reason] ?? usual
  const place = path.replace(/\?.*$/, '')
  const call = endpoints.find(
    (endpoint) =>
      endpoint.method === method && new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`).test(place),
  )
  const said = msg ?? (Array.isArray(errors) ? errors.join('、') : '')
  return { gate, text: said, ids: [...new Set([...(call ? [call.id] : []), ...ids])] }
}
