import { adultAge } from '../features/age-document/age-verdict.ts'
import type { Refusal, RefusalCode } from '../world/refusal.ts'

/** Body of a refusal. Its text for people is `msg`, or in the gem's shapes the texts of `errors`. */
export interface RefusalBody {
  readonly msg?: string
  readonly errors?: string[] | { readonly full_messages: readonly string[] }
  readonly [field: string]: unknown
}

export interface RefusalResponse {
  readonly status: 400 | 401 | 403 | 404 | 405 | 422
  readonly body: RefusalBody
}

type Describe = (refusal: Refusal) => RefusalResponse

/** Refusals of access, with their reason (C-5). */
const forbidden =
  (reason: string, msg: string): Describe =>
  ({ detail }) => ({ status: 403, body: { success: false, msg: detail.msg ?? msg, reason, ...detail.extra } })

/** Refusals of input or state, with texts by field (C-5). */
const invalid =
  (msg: string, status: 400 | 422 = 422): Describe =>
  ({ detail }) => ({
    status,
    body: {
      success: false,
      msg: detail.msg ?? msg,
      errors: errorsOf(detail.fields, detail.msg ?? msg),
      ...detail.extra,
    },
  })

/** The gem's refusals carry a list of texts and no `msg` (protocols A8 to A14). */
const gem =
  (status: RefusalResponse['status'], text: string, extra: object = {}): Describe =>
  ({ detail }) => ({ status, body: { success: false, errors: [detail.msg ?? text], ...extra } })

const responses: Readonly<Record<RefusalCode, Describe>> = {
  // No `success` key (protocols A3).
  unauthenticated: ({ detail }) => ({
    status: 401,
    body: { errors: [detail.msg ?? 'ログインもしくはアカウント登録してください。'] },
  }),
  owner: forbidden('owner', 'ご本人以外の情報は操作できません。'),
  sex: forbidden('sex', 'ご利用いただけない機能です。'),
  age: forbidden('age', '年齢確認後にご利用いただけます。'),
  payment: forbidden('payment', '年齢確認とお支払いの確認後にご利用いただけます。'),
  unknown: ({ detail }) => ({
    status: 404,
    body: { success: false, msg: detail.msg ?? '見つかりませんでした。' },
  }),
  invalid: invalid('入力内容を確認してください'),
  state: invalid('現在この操作はできません。'),
  // Unreadable requests: Rails responses before any controller runs.
  malformed: invalid('リクエストの形式が正しくありません。', 400),
  'gem-malformed': gem(400, 'リクエストの形式が正しくありません。'),
  'sign-up-invalid': ({ detail }) => ({
    status: 422,
    body: {
      status: 'error',
      data: unsavedAccount(detail.extra),
      errors: errorsOf(detail.fields, '入力内容を確認してください'),
    },
  }),
  'bad-credentials': gem(401, 'メールアドレスまたはパスワードが正しくありません。'),
  'sign-in-unconfirmed': gem(401, 'メールアドレスの確認が完了していません。届いたメールのリンクを開いてください。', {
    reason: 'unconfirmed',
  }),
  'sign-in-under-age': gem(401, `${adultAge}歳未満の方はご利用いただけません。`, { reason: 'under_age' }),
  'sign-in-inactive': gem(401, 'このアカウントは現在ご利用いただけません。', { reason: 'inactive' }),
  'sign-out-no-login': gem(404, 'ログインしていません。'),
  'token-invalid': gem(401, 'ログイン情報が正しくありません。'),
  'reset-no-address': gem(401, 'リダイレクト先のアドレスがありません。'),
  'reset-foreign-address': gem(422, 'このアドレスへは移動できません。', { status: 'error', data: null }),
  'reset-no-email': gem(401, 'メールアドレスを入力してください。'),
  'reset-unknown-email': gem(404, 'このメールアドレスの会員は見つかりませんでした。'),
  // The gem leaves this text untranslated (protocols A13).
  'password-no-login': gem(401, 'Unauthorized'),
  'password-missing': gem(422, 'パスワードと確認用パスワードを入力してください。'),
  'password-invalid': ({ detail }) => ({
    status: 422,
    body: { success: false, errors: errorsOf(detail.fields, '入力内容を確認してください') },
  }),
  'confirmation-invalid': invalid('このリンクは使用済みか、有効期限が切れています。'),
  'resend-no-email': gem(401, 'メールアドレスを入力してください。'),
  'resend-unknown-email': gem(404, 'このメールアドレスの会員は見つかりませんでした。'),
  'sign-in-by-get': gem(405, 'ログインには POST をお使いください。'),
}

export const refusalCodes = Object.keys(responses) as RefusalCode[]

export function responseTo(refusal: Refusal): RefusalResponse {
  return responses[refusal.code](refusal)
}

/** Returns the text of a refusal for people. */
export function textOf({ msg, errors = [] }: RefusalBody): string {
  if (msg !== undefined) return msg
  return (Array.isArray(errors) ? errors : errors.full_messages).join('、')
}

/** Texts per field, repeated under `full_messages` (C-5). */
function errorsOf(fields: Readonly<Record<string, readonly string[]>> | undefined, msg: string) {
  const texts = Object.values(fields ?? {}).flat()
  return { ...fields, full_messages: texts.length > 0 ? texts : [msg] }
}

/** Input repeated in the response to a refused sign-up (protocols A7). */
function unsavedAccount(input: Readonly<Record<string, unknown>> = {}) {
  const email = typeof input['email'] === 'string' ? input['email'] : ''
  const sex = input['sex'] ?? null
  return { id: null, provider: 'email', uid: email, email, sex, created_at: null, updated_at: null }
}
