import { expect, test } from 'vitest'
import { dataHeaders, pagePolicy } from './security-headers.ts'
import type { Site } from './site.ts'

const site: Site = { port: () => 4100, appOrigins: [] }
const phone = 'a.yoimachi.localhost:4100'
const workbench = 'workbench.yoimachi.localhost:4100'
const room: Site = { port: () => 4100, appOrigins: [], only: 'http://192.168.1.2:4200' }

const common =
  "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'"
const scripts = "require-trusted-types-for 'script'; trusted-types yoimachi"
const framed = `frame-ancestors 'self' http://${workbench}`

test('answers of calls are data that only a phone of the workbench frames', () => {
  const always = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
  }
  expect(dataHeaders(site)).toEqual({ 'content-security-policy': `default-src 'none'; ${framed}`, ...always })
  expect(dataHeaders(room)).toEqual({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...always,
    'cross-origin-resource-policy': 'same-origin',
  })
})

test('a page of the member app', () => {
  const pictures = "img-src 'self' data: blob:"
  const page = (frames: string, of = '') =>
    `${common}; ${scripts}; ${pictures}${of}; form-action 'self'`.concat(`; frame-src ${frames}; ${framed}`)
  expect(pagePolicy(site, '/home', phone)).toBe(page("'none'"))
  expect(pagePolicy(site, '/__phone/a', phone)).toBe(page("'self'"))
  expect(pagePolicy(site, '/home/__phone/', phone)).toBe(page("'none'"))
  const real = { ...site, pictureSources: () => ['https://api.example', 'https:'] }
  expect(pagePolicy(real, '/home', phone)).toBe(page("'none'", ' https://api.example https:'))
  const elsewhere = { ...site, appOrigins: ['https://app.example'] }
  expect(pagePolicy(elsewhere, '/home', phone)).toContain("; form-action 'self' https://app.example; ")
  expect(pagePolicy(room, '/home', '192.168.1.2:4200')).toContain("; frame-src 'none'; frame-ancestors 'none'")
})

test('a page of the workbench frames its phones and is framed by nothing', () => {
  const phones = ['a', 'b', 'c'].map((name) => `http://${name}.yoimachi.localhost:4100`).join(' ')
  expect(pagePolicy(site, '/', workbench)).toBe(
    `${common}; img-src 'self' data: blob:; form-action 'self'; frame-src ${phones}; frame-ancestors 'none'`,
  )
  const world = { ...site, world: 'w1' }
  expect(pagePolicy(world, '/', `w1.${workbench}`)).toContain('frame-src http://w1.a.yoimachi.localhost:4100 ')
  expect(pagePolicy(world, '/', `w1.${phone}`)).toContain(`frame-ancestors 'self' http://w1.${workbench}`)
})
