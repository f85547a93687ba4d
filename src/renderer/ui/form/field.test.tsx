import { afterEach, expect, test } from 'vitest'
import { fire, get, mount, type, type Mounted } from '../../../../tests/support/mount-for-test.tsx'
import { RadioGroup } from './choice-groups.tsx'
import { FieldGroup, Field } from './field.tsx'
import { Select } from './select.tsx'
import { TextInput } from './text-input.tsx'

let mounted: Mounted
afterEach(() => mounted.unmount())

const mail = (error?: string) => (
  <Field label="メールアドレス" required hint="確認メールをお送りします。" error={error}>
    <TextInput />
  </Field>
)

test('names the control and announces required without the browser bubble', () => {
  mounted = mount(mail())
  const input = get('input', HTMLInputElement)
  expect(get('label', HTMLLabelElement).htmlFor).toBe(input.id)
  expect(input.getAttribute('aria-required')).toBe('true')
  expect(input.required).toBe(false)
})

test('shows an error in an existing live region, marks the control and describes it', () => {
  mounted = mount(mail())
  const region = get('[aria-live=polite]')
  expect(region.textContent).toBe('')
  expect(get('input').getAttribute('aria-invalid')).toBeNull()

  mounted.render(mail('メールアドレスを確認してください。'))
  expect(get('[aria-live=polite]')).toBe(region)
  expect(region.textContent).toBe('メールアドレスを確認してください。')
  const input = get('input')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'メールアドレスを確認してください。',
    '確認メールをお送りします。',
  ])
})

test('ignores an empty error text', () => {
  mounted = mount(mail(''))
  expect(get('input').getAttribute('aria-invalid')).toBeNull()
})

test('a missing error or hint, as a page may leave it out, marks nothing and describes nothing', () => {
  for (const nothing of [undefined, null, false]) {
    mounted = mount(
      <Field label="地域" error={nothing} hint={nothing === false ? undefined : nothing}>
        <TextInput />
      </Field>,
    )
    const input = get('input')
    expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual([null, null])
    mounted.unmount()
  }
})

test('wires a select like an input', () => {
  mounted = mount(
    <Field label="地域" error="選択してください。">
      <Select options={[{ value: '1', label: '東京都' }]} placeholder="選択してください" />
    </Field>,
  )
  const select = get('select', HTMLSelectElement)
  expect(get('label', HTMLLabelElement).htmlFor).toBe(select.id)
  expect(select.getAttribute('aria-invalid')).toBe('true')
})

test('gives a group a legend and marks every choice on an error', () => {
  mounted = mount(
    <FieldGroup label="理由" error="理由を選択してください。">
      <RadioGroup
        name="reason"
        options={[
          { value: 'a', label: '予定' },
          { value: 'b', label: 'その他' },
        ]}
      />
    </FieldGroup>,
  )
  expect(get('legend').textContent).toBe('理由')
  const described = get('fieldset').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('理由を選択してください。')
  expect(document.querySelectorAll('input[aria-invalid=true]')).toHaveLength(2)
})

test('folds full-width digits on blur and tells the form', () => {
  const heard: string[] = []
  mounted = mount(
    <TextInput foldWidth onChange={(event) => heard.push(event.currentTarget.value)} aria-label="電話番号" />,
  )
  const input = get('input', HTMLInputElement)
  type(input, '０９０ー１２３４')
  expect(input.value).toBe('０９０ー１２３４')
  fire(input, new FocusEvent('focusout', { bubbles: true }))
  expect(input.value).toBe('090-1234')
  expect(heard).toEqual(['０９０ー１２３４', '090-1234'])
})
