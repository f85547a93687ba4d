import * as z from 'zod/mini'
import { type ControlCode, controlCodes } from '../../../../contract/control/codes.ts'
import { type ControlEndpoint, controlRefusal } from '../../../../contract/control/define-control.ts'
import { controlCalls } from '../../../../contract/control/endpoints.ts'
import type { RequestInput, ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { requestParts } from '../../../../contract/wire/request-parts.ts'

/** Texts for the refusals of the control API: meaning and advice. */
const texts: Readonly<Record<Exclude<ControlCode, 'rule'>, string>> = {
  'not-json': '内容を読み取れませんでした。JSON のファイルかどうかご確認ください。',
  fields: '入力の内容が正しくありません。直してからもう一度お試しください。',
  instant: '日時を読み取れませんでした。2026-11-21 03:00 のように入力してください。',
  duration: '長さを読み取れませんでした。7日、12時間のように入力してください。',
  'instant-passed': 'その日時は過ぎています。前に戻るには「元に戻す」か履歴をお使いください。',
  'instant-too-far': '100年より先へは進めません。もっと近い日時を選んでください。',
  'backend-address':
    'このアドレスは使えません。https:// から始まるものか、このコンピューターの http:// のものを入力してください。',
  'foreign-address': 'そのアドレスは、このコンピューターのものではありません。一覧から選び直してください。',
  'too-long': 'このファイルは大きすぎます。小さく分けたものを選んでください。',
  cut: 'このファイルは途中で切れています。もう一度書き出してもらってください。',
  foreign: 'ファイルの種類が違います。選び直してください。',
  newer: 'このファイルは新しい版の宵待で書き出されています。宵待を新しくしてから開いてください。',
  damaged: 'このファイルは壊れているか、書きかえられています。もう一度書き出してもらってください。',
  'story-fields': 'この筋書きには、正しくないところがあります。直してからもう一度お試しください。',
  'story-secret':
    'この筋書きには、パスワードやカード番号のような秘密の値が入っています。消してからもう一度お試しください。',
  'story-file': 'この筋書きは、置かれたフォルダーにないファイルを使おうとしています。同じフォルダーに置いてください。',
  unknown: 'この機能は、いまのサーバーにはありません。サーバーを起動し直してください。',
  'unknown-member': 'この世界に、その会員はいません。別の人を選ぶか、世界を作り直してください。',
  'unknown-persona': 'そのペルソナはありません。一覧から選び直してください。',
  'unknown-scenario': 'そのシナリオはありません。一覧から選び直してください。',
  'unknown-world': 'その世界はもうありません。',
  'unknown-storyline': 'その筋書きはありません。一覧から選び直してください。',
  'unknown-moment': 'その時点はもう残っていません。履歴から別の時点を選んでください。',
  'unknown-exchange': 'その通信はもう一覧に残っていないか、モックに届いていません。',
  'unknown-drift': 'その違いは、もう一覧にありません。パネルを開き直してください。',
  'picture-gone': '書類の写真は、判定と同時に消えました。',
  state: 'いまはその操作ができません。',
  'real-api': '実際の API につながっている間は使えません。「バックエンド」でモックに戻してください。',
  'no-edge': 'その予定は、この先にありません。',
  'first-moment': 'これより前には戻れません。',
  'nothing-undone': 'やり直せる操作はありません。',
  'moment-forgotten': 'その通信の直前は、もう残っていません。履歴から近い時点を選んでください。',
  'no-storyline': '進行中の筋書きはありません。「筋書き」で始めてください。',
  'last-step': 'ここが筋書きの終わりです。',
  'first-step': 'ここが筋書きのはじまりです。',
  'needs-page': 'この場面には画面の操作があります。手で操作して先へ進んでください。',
  'scene-played': '別の窓が、この筋書きの場面を再生しています。終わるのを待つか、「戻る」で止めてください。',
  'no-scene': '場面の再生は終わっています。もう一度再生してください。',
  'story-named': '同じ名前の筋書きがあります。別の名前を付けてください。',
  'no-network':
    'このコンピューターは、どのネットワークにもつながっていません。スマートフォンと同じ Wi-Fi につないでから、もう一度お試しください。',
  'too-many-worlds': '同時に開ける世界の数に達しています。どれかを閉じてからお試しください。',
  'not-listening': 'そのネットワークでは待ち受けられませんでした。別のネットワークを選んでください。',
  store: 'データフォルダーを読み書きできませんでした。空き容量と、フォルダーの権限をご確認ください。',
  'time-rule': '時刻の規則でエラーが起きました。「元に戻す」で前の時点に戻ってください。',
}

const isControlCode = (code: string | undefined): code is ControlCode => controlCodes.some((known) => known === code)

/** Message for a refusal, by its code. If a rule of the service refused, returns the rule's own text. */
export function problemText(status: number, { error, code }: { error: string; code?: string | undefined }): string {
  if (!isControlCode(code)) return `エラーが発生しました（${status}）。もう一度お試しください。`
  return code === 'rule' ? error : texts[code]
}

/** A failed control call with a message for users. `status` is 0 when the server was not reached. */
export class ControlProblem extends Error {
  override readonly name = 'ControlProblem'

  constructor(
    readonly status: number,
    message: string,
    /** The server's own words, for developers. */
    readonly detail = '',
    /** Why the server refused; undefined when it was not reached, or for a defect. */
    readonly code?: ControlCode,
  ) {
    super(message)
  }
}

/** Allows a call without an input if no field is required. */
type Input<E extends ControlEndpoint> =
  Record<string, never> extends RequestInput<E> ? [input?: RequestInput<E>] : [input: RequestInput<E>]

/**
 * Called before a control call of this window; the function that it returns is called when the call has succeeded. Calls
 * with files are left out.
 */
type ControlWatcher = (call: string, input: unknown) => (() => void) | undefined
let watcher: ControlWatcher | undefined

/** Watches the control calls of this window, or ends that. */
export function watchControl(watch: ControlWatcher | undefined): void {
  watcher = watch
}

/**
 * The control API of this origin. Each call parses its response.
 * @throws ControlProblem when the server refuses, cannot be reached or sends an invalid response
 */
export const control = Object.fromEntries(
  Object.entries(controlCalls).map(([name, endpoint]) => [name, (input: never) => watched(name, endpoint, input)]),
) as { readonly [Name in keyof Calls]: (...input: Input<Calls[Name]>) => Promise<ResponseOf<Calls[Name]>> }

type Calls = typeof controlCalls

/** Response of a call of the control API. */
export type ControlResponse<Name extends keyof Calls> = ResponseOf<Calls[Name]>

async function watched<E extends ControlEndpoint>(name: string, endpoint: E, input: RequestInput<E>) {
  const succeeded = watcher?.(name, input)
  const response = await call(endpoint, input)
  succeeded?.()
  return response
}

async function call<E extends ControlEndpoint>(endpoint: E, input: RequestInput<E>): Promise<ResponseOf<E>> {
  return parseResponse(endpoint, await fetchControl(endpoint, input))
}

/** Makes a control call whose request is a file. `input` fills the path. */
export async function callWithFile<E extends ControlEndpoint>(
  endpoint: E,
  file: Blob,
  input?: RequestInput<E>,
): Promise<ResponseOf<E>> {
  const { method, address } = requestOf(endpoint, input)
  return parseResponse(endpoint, await send(address, { method, body: file }))
}

/** Makes a control call whose response is a file, and returns the unread response. Throws ControlProblem. */
export function fetchControl<E extends ControlEndpoint>(endpoint: E, input?: RequestInput<E>): Promise<Response> {
  const { address, ...request } = requestOf(endpoint, input)
  return send(address, request)
}

async function send(address: string, request: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(address, request)
  } catch {
    throw problemOf(0, undefined)
  }
  if (response.ok) return response
  throw problemOf(response.status, await response.json().catch(() => undefined))
}

/** Problem of a refused call, from status and body of its response. Status 0 is no response. */
export function problemOf(status: number, body: unknown): ControlProblem {
  if (status === 0) return new ControlProblem(0, 'サーバーに接続できません。起動しているかご確認ください。')
  const refusal = z.safeParse(controlRefusal, body)
  if (!refusal.success) return new ControlProblem(status, `エラーが発生しました（${status}）。`)
  const { error, code, detail = error } = refusal.data
  return new ControlProblem(status, problemText(status, refusal.data), detail, isControlCode(code) ? code : undefined)
}

async function parseResponse<E extends ControlEndpoint>(endpoint: E, response: Response): Promise<ResponseOf<E>> {
  const body: unknown = await response.json().catch(() => undefined)
  const parsed = z.safeParse(endpoint.response, body)
  if (!parsed.success) {
    throw new ControlProblem(
      response.status,
      `${endpoint.path} の応答を読み取れませんでした。${z.prettifyError(parsed.error)}`,
    )
  }
  return parsed.data as ResponseOf<E>
}

function requestOf(endpoint: ControlEndpoint, input: unknown) {
  const { address, body } = requestParts(endpoint, input)
  const sent = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return { method: endpoint.method, address, ...sent }
}
