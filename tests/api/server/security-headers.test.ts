import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { headersFile } from '../../../.scripts/build/headers.mjs'
import { localOrigins } from '../../../src/contract/rules/hosts.ts'
import { endMock, openMock, type Mock } from '../../support/mock.ts'
import { pay, payer } from '../../support/payment.ts'
import { plainRequest } from '../../support/plain-request.ts'

const origins = { phone: '', 'phone b': '', 'phone c': '', workbench: '', handset: '' }
type Side = 'phone' | 'workbench' | 'handset'
/** Setup of the tests: a 3-D Secure page, a photo, logins, and the response to an invitation. */
const arranged = { bank: '', photo: '', login: {}, cookie: '', welcome: '' }

let mock: Mock
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yoimachi-pages-'))
  for (const name of ['web', 'workbench']) {
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, 'index.html'), `<p>${name}</p>`)
  }
  mock = await openMock({ webRoot: join(folder, 'web'), workbenchRoot: join(folder, 'workbench') })
  const { workbench, phones } = localOrigins(mock.server.port)
  const { body } = await mock.control('POST', '/handset', {
    address: '127.0.0.2',
    email: 'woman@yoimachi.example',
  })
  const [phone, b, c] = phones
  Object.assign(origins, { workbench, phone, 'phone b': b, 'phone c': c, handset: body.origin })
  const woman = await mock.signIn('woman')
  const bank = await pay(await payer(mock, 'man-unpaid'), 5, 3850, '4222000000000004')
  const { cookie, text } = await send('handset', new URL(body.invitation).pathname)
  Object.assign(arranged, {
    bank: new URL(bank.body.threeSecureRedirectUrl).pathname,
    photo: /\/uploads\/[^"?]+/.exec(JSON.stringify((await woman.get('/api/recommends')).body))?.[0],
    login: woman.headers,
    cookie,
    welcome: text,
  })
})
afterAll(async () => {
  await endMock(mock)
  await rm(folder, { recursive: true, force: true })
})

/** Headers without effect on security. */
const unrelated = /^(?:date|content-length|etag|x-request-id|x-runtime|connection|keep-alive|last-modified)$/
const loginNames = /^(?:access-token|authorization|client|expiry|token-type|uid)$/

/** The status and all headers of a response, one a line in the order of their names; origins and secrets by name. */
async function send(side: Side, path: string, headers: Readonly<Record<string, string>> = {}) {
  const { host, port } = new URL(origins[side])
  const origin = side === 'handset' ? origins[side] : `http://127.0.0.1:${port}`
  const response = await plainRequest(origin, path, { headers: { host, ...headers } })
  const lines = Object.entries(response.headers)
    .filter(([name]) => !unrelated.test(name))
    .map(([name, value]) => `${name}: ${loginNames.test(name) ? '(login)' : String(value)}`)
  const text = [String(response.status), ...lines.toSorted()].join('\n')
  const named = Object.entries(origins).reduce((all, [name, origin]) => all.replaceAll(origin, `(${name})`), text)
  return {
    text: named.replace(/handset=[\w-]{43}/, 'handset=(secret)'),
    cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
  }
}

const own = "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'"
const trusted = "require-trusted-types-for 'script'; trusted-types yoimachi"
const content = "img-src 'self' data: blob:; form-action 'self'"
const byStage = "frame-ancestors 'self' (workbench)"
const policies = {
  member: `${own}; ${trusted}; ${content}; frame-src 'none'; ${byStage}`,
  shell: `${own}; ${trusted}; ${content}; frame-src 'self'; ${byStage}`,
  workbench: `${own}; ${content}; frame-src (phone) (phone b) (phone c); frame-ancestors 'none'`,
  data: `default-src 'none'; ${byStage}`,
  handset: `${own}; ${trusted}; ${content}; frame-src 'none'; frame-ancestors 'none'`,
  'handset data': "default-src 'none'; frame-ancestors 'none'",
} as const
const always = [
  'cross-origin-opener-policy: same-origin',
  'referrer-policy: no-referrer',
  'x-content-type-options: nosniff',
]

/** The lines of a response under one of the policies. */
const under = (status: number, policy: keyof typeof policies, type: string, ...others: string[]) =>
  [
    String(status),
    ...[
      ...always,
      ...others,
      `content-security-policy: ${policies[policy]}`,
      `content-type: ${type}`,
      ...(policy.startsWith('handset') ? ['cross-origin-resource-policy: same-origin'] : []),
    ].toSorted(),
  ].join('\n')

const page = 'text/html; charset=utf-8'
const text = 'text/plain; charset=UTF-8'
const script = 'text/javascript; charset=utf-8'
const json = 'application/json'
const railsJson = 'application/json; charset=utf-8'
const asked = 'cache-control: no-cache'
const never = 'cache-control: no-store'
const packed = 'vary: Accept-Encoding'
const login = ['access-token', 'authorization', 'client', 'expiry', 'token-type', 'uid'].map(
  (name) => `${name}: (login)`,
)
const inFrame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-site' }

interface Row {
  readonly what: string
  readonly side: Side
  readonly path: () => string
  readonly headers?: () => Readonly<Record<string, string>>
  readonly expected: string
}
const row = (
  what: string,
  side: Side,
  path: string | (() => string),
  expected: string,
  headers?: Row['headers'],
): Row => ({
  what,
  side,
  path: typeof path === 'string' ? () => path : path,
  expected,
  ...(headers && { headers }),
})
const byPhone = () => ({ cookie: arranged.cookie })

test.each([
  row('a page of the member app', 'phone', '/home', under(200, 'member', page, asked, packed)),
  row('a missing file of the member app', 'phone', '/nothing.js', under(404, 'member', text)),
  row('the settings of the member app', 'phone', '/config.json', under(200, 'member', json, never)),
  row(
    'a call',
    'phone',
    '/api/account',
    under(200, 'data', railsJson, 'cache-control: max-age=0, private, must-revalidate', ...login),
    () => arranged.login,
  ),
  row('a refused call', 'phone', '/api/account', under(401, 'data', railsJson, asked)),
  row('an unknown call', 'phone', '/api/none', under(404, 'data', railsJson, asked)),
  row('a call of another site', 'phone', '/api/account', under(403, 'data', text), () => ({
    origin: 'https://evil.example',
  })),
  row(
    'a picture',
    'phone',
    () => arranged.photo,
    under(200, 'member', 'image/svg+xml', 'cache-control: private, no-cache'),
  ),
  row('a missing picture', 'phone', '/uploads/x.png', under(404, 'member', text, never)),
  row('a 3-D Secure page', 'phone', () => arranged.bank, under(200, 'member', 'text/html; charset=UTF-8', never)),
  row(
    'the style of a 3-D Secure page',
    'phone',
    '/mock/three-d-secure.css',
    under(200, 'member', 'text/css; charset=utf-8', asked),
  ),
  row("the card provider's script", 'phone', '/mock/card-token.js', under(200, 'member', script, asked)),
  row('the phone shell', 'phone', '/__phone/', under(200, 'shell', 'text/html; charset=UTF-8', never), () => inFrame),
  row('the phone shell on its own', 'phone', '/__phone/', under(403, 'shell', text)),
  row("the phone shell's script", 'phone', '/__phone/shell.js', under(200, 'shell', script, asked)),
  row('the script of English texts', 'phone', '/__phone/gloss.js', under(200, 'shell', script, asked)),
  row('a page of the workbench', 'workbench', '/', under(200, 'workbench', page, asked, packed)),
  row('a missing file of the workbench', 'workbench', '/nothing.js', under(404, 'workbench', text)),
  row('a control call', 'workbench', '/__control/clock', under(200, 'workbench', json, never)),
  row('an unknown control call', 'workbench', '/__control/none', under(404, 'workbench', json, never)),
  row('a control call of another site', 'workbench', '/__control/clock', under(403, 'workbench', text), () => ({
    'sec-fetch-site': 'same-site',
  })),
  row('the API description', 'workbench', '/openapi.json', under(200, 'workbench', json)),
  row('an unknown host', 'phone', '/home', under(403, 'data', text), () => ({ host: 'evil.example' })),
  row('a page on a real phone', 'handset', '/home', under(200, 'handset', page, asked, packed), byPhone),
  row('a call of a real phone', 'handset', '/api/none', under(404, 'handset data', railsJson, asked), byPhone),
  row('a missing file on a real phone', 'handset', '/nothing.js', under(404, 'handset', text), byPhone),
])('R7 security headers of $what', async ({ side, path, headers, expected }) => {
  expect((await send(side, path(), headers?.())).text).toBe(expected)
})

test('R7 security headers of an invitation to a real phone, and nothing for a phone without its cookie', async () => {
  expect(arranged.welcome.split('\n')).toEqual([
    '200',
    never,
    "content-security-policy: default-src 'none'; script-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    `content-type: ${page}`,
    'referrer-policy: no-referrer',
    'set-cookie: yoimachi-handset=(secret); Path=/; HttpOnly; SameSite=Strict',
    'x-content-type-options: nosniff',
  ])
  expect((await send('handset', '/home')).text).toBe('404\ntransfer-encoding: chunked')
})

test('R7 security headers of the static bundle', () => {
  const [everywhere, ...others] = headersFile.split(/\n(?=\/)/)
  const policy = [
    ...["default-src 'self'", "connect-src 'self' https: wss:", "script-src 'self'", "style-src 'self'"],
    ...["style-src-attr 'unsafe-inline'", "img-src 'self' data: blob: https:", "form-action 'self' https:"],
    ...["frame-src 'none'", "frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'", trusted],
  ].join('; ')
  expect(everywhere?.split('\n')).toEqual([
    '/*',
    `  Content-Security-Policy: ${policy}`,
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  Cross-Origin-Opener-Policy: same-origin',
  ])
  expect(others.map((part) => part.trim().split('\n'))).toEqual([
    ['/assets/*', '  Cache-Control: public, max-age=31536000, immutable'],
    ...['/service-worker.js', '/config.json', '/legal.json'].map((path) => [path, '  Cache-Control: no-cache']),
  ])
})
