import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { get, mount, fire, type Mounted } from '../../../../tests/support/mount-for-test.tsx'
import { CheckboxGroup } from './choice-groups.tsx'

let mounted: Mounted
afterEach(() => mounted.unmount())

function Areas({ start, max }: { start: string[]; max?: number }) {
  const [value, setValue] = useState(start)
  const options = ['東京都', '千葉県', '埼玉県'].map((area) => ({ value: area, label: area }))
  return (
    <>
      <CheckboxGroup name="area" options={options} value={value} onValueChange={setValue} max={max} />
      <output>{value.join(' ')}</output>
    </>
  )
}

const box = (value: string) => get(`input[value="${value}"]`, HTMLInputElement)
const press = (value: string) => fire(box(value), new MouseEvent('click', { bubbles: true, cancelable: true }))

test('FORM-84 FORM-87 disables the other choices at the limit and leaves the chosen ones free', () => {
  mounted = mount(<Areas start={['東京都']} max={2} />)
  press('埼玉県')
  expect(box('千葉県').disabled).toBe(true)
  expect(box('東京都').disabled).toBe(false)
  press('東京都')
  expect(box('千葉県').disabled).toBe(false)
})

test('returns values in the order of the options', () => {
  mounted = mount(<Areas start={['埼玉県']} />)
  press('東京都')
  expect(get('output').textContent).toBe('東京都 埼玉県')
})

test('keeps a stored value that has no option', () => {
  mounted = mount(<Areas start={['昔の地域', '千葉県']} />)
  press('東京都')
  expect(get('output').textContent).toBe('東京都 千葉県 昔の地域')
  press('千葉県')
  expect(get('output').textContent).toBe('東京都 昔の地域')
})

test('disables an option by itself', () => {
  const options = ['東京都', '千葉県'].map((value, index) => ({ value, label: value, disabled: index === 1 }))
  mounted = mount(<CheckboxGroup name="area" options={options} value={[]} onValueChange={() => {}} />)
  expect([box('東京都').disabled, box('千葉県').disabled]).toEqual([false, true])
})
