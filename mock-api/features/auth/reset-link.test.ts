import { expect, test } from 'vitest'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aWoman } from '../../../tests/support/world/a-member.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { openResetLink, requestReset, resetRedirect } from './reset-link.ts'

const landing = 'https://yoimachi.example/password_reset?from=mail'
const sixHours = 6 * 60 * 60 * 1000
const later = (ms: number) => aContext({ now: testNow + ms })

function setup() {
  const world = aWorld()
  const woman = aWoman(world, { updatedAt: 0 })
  const request = {
    email: ` ${woman.email.toUpperCase()} `,
    redirectUrl: landing,
    apiOrigin: 'https://api.yoimachi.example',
    isOwnAddress: (address: string) => address.startsWith('https://yoimachi.example/'),
    mailed: (address: string) => address,
  }
  const ask = (patch: Partial<typeof request> = {}, ctx = aContext()) =>
    requestReset(world, { ...request, ...patch }, ctx)
  const link = () => new URL([...world.mails.all()].at(-1)!.links[0]!)
  const token = () => link().searchParams.get('reset_password_token')!
  return { world, id: woman.id, email: woman.email, ask, link, token }
}

test('API-04 IMP-04 D-17 the reset mail carries the link, which is stored as a hash', () => {
  const { world, id, email, ask, link, token } = setup()
  expect(ask()).toBe(world.members.get(id))
  expect(world.members.get(id).reset).toEqual({ hash: `hash of ${token()}`, sentAt: testNow })
  expect(link().origin + link().pathname).toBe('https://api.yoimachi.example/api/auth/password/edit')
  expect([...link().searchParams]).toEqual([
    ['config', 'default'],
    ['redirect_url', landing],
    ['reset_password_token', token()],
  ])
  const mail = world.mails.get(1)
  expect(mail).toMatchObject({ to: email, subject: '【宵待】パスワードの再設定', createdAt: testNow })
  expect(mail.text.split('\n')).toEqual([
    'パスワード再設定のお申し込みを受け付けました。',
    '次のリンクを6時間以内に開いて、新しいパスワードを設定してください。',
    '',
    mail.links[0],
    '',
    'お心当たりのない場合は、このメールを破棄してください。',
  ])
})

test("API-04 refuses in the gem's order: no redirect, a foreign one, no address, an unknown one", () => {
  const { world, ask } = setup()
  const [none, foreign] = [{ redirectUrl: '' }, { redirectUrl: 'https://elsewhere.example/' }]
  const code = (patch: Parameters<typeof ask>[0]) => refusalOf(() => ask(patch)).code
  expect(code({ ...none, email: '' })).toBe('reset-no-address')
  expect(code({ ...none, isOwnAddress: () => true })).toBe('reset-no-address')
  expect(code({ ...foreign, email: '' })).toBe('reset-foreign-address')
  expect(code({ email: ' ' })).toBe('reset-no-email')
  const unknown = refusalOf(() => ask({ email: 'Nobody@b.jp' }))
  expect([unknown.code, unknown.detail.msg]).toEqual([
    'reset-unknown-email',
    'メールアドレス「nobody@b.jp」の会員は見つかりませんでした。',
  ])
  expect(world.mails.size).toBe(0)
})

test('API-04 D-17 D-93 a reset link opens a login any number of times for six hours', () => {
  const { world, id, ask, token } = setup()
  ask()
  for (const ms of [0, sixHours - 1]) {
    const { member, opened } = openResetLink(world, token(), later(ms))!
    expect([member.id, opened.login.memberId, opened.login.fromResetLink]).toEqual([id, id, true])
    expect(member.confirmedAt).toBe(testNow)
  }
  expect(openResetLink(world, token(), later(sixHours))).toBeUndefined()
  expect(openResetLink(world, 'other', aContext())).toBeUndefined()
  expect(openResetLink(world, '', aContext())).toBeUndefined()
  expect(world.logins.size).toBe(2)
})

test('API-04 an empty token belongs to nobody, whatever its hash', () => {
  const { world, id } = setup()
  world.members.update(id, { reset: { hash: 'hash of ', sentAt: testNow } })
  expect(openResetLink(world, '', aContext())).toBeUndefined()
})

test('API-04 opening a reset link proves the address and confirms the account', () => {
  const { world, id, ask, token } = setup()
  world.members.update(id, { confirmedAt: null })
  ask()
  expect(openResetLink(world, token(), later(1000))?.member.confirmedAt).toBe(testNow + 1000)
  expect(world.members.get(id).confirmedAt).toBe(testNow + 1000)
})

test('API-04 the redirect adds the login to an existing query, and repeats it after a fragment', () => {
  const { world, email, ask, token } = setup()
  ask()
  const opened = openResetLink(world, token(), aContext())!
  const { login, token: access } = opened.opened
  const url = new URL(resetRedirect(landing, 'a b&c', opened))
  expect(url.origin + url.pathname).toBe('https://yoimachi.example/password_reset')
  expect([...url.searchParams]).toEqual([
    ['from', 'mail'],
    ['access-token', access],
    ['client', login.client],
    ['client_id', login.client],
    ['config', 'default'],
    ['expiry', String(Math.floor(login.expiresAt / 1000))],
    ['reset_password', 'true'],
    ['reset_password_token', 'a b&c'],
    ['token', access],
    ['uid', email],
  ])
  const behind = new URL(resetRedirect(`${landing}#form`, 'a', opened))
  expect(behind.hash).toBe(`#form${behind.search}`)
})
