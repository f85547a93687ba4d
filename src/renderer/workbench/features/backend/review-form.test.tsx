import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { fire, get, mount, type Mounted, type } from '../../../../../tests/support/mount-for-test.tsx'
import { refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import type { Drift } from '../../../../contract/control/drift-ledger.ts'
import { ReviewForm } from './review-form.tsx'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

const ledger = { ledger: { calls: {}, version: 1 }, today: '2026-11-20' }
const form = (note: string | null) => {
  const drift: Drift = { place: 'response.rec', kind: 'extra', first: '2026-11-20', last: '2026-11-20', note }
  return <ReviewForm call="GET /api/rec" drift={drift} />
}
const press = () => fire(get('button'), new MouseEvent('click', { bubbles: true }))
const field = () => document.querySelector('input')
const submit = () =>
  act(async () => {
    get('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await new Promise((done) => setTimeout(done, 20))
  })

test('Escape closes the field without a note, except while a word is being converted', () => {
  mounted = mount(form(null))
  press()
  type(get('input', HTMLInputElement), '仕様')
  fire(get('input'), new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, isComposing: true }))
  expect(field()?.value).toBe('仕様')
  fire(get('input'), new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(field()).toBeNull()
})

test('a saved text is gone when its note is taken back, and a refused one stays in the field', async () => {
  mounted = mount(form(null))
  press()
  type(get('input', HTMLInputElement), '仕様')
  stubControl({ 'PUT /drift/review': () => refusal(500, 'defect') })
  await submit()
  expect(field()?.value).toBe('仕様')
  stubControl({ 'PUT /drift/review': ledger })
  await submit()
  mounted.render(form('仕様'))
  mounted.render(form(null))
  expect(field()).toBeNull()
})
