import { expect, test } from 'vitest'
import { mount } from '../../../../tests/support/mount-for-test.tsx'
import { KeyValueList } from './key-value-list.tsx'

test('a value that is missing, of whatever kind, counts as not set', () => {
  const values = ['東京都', '', undefined, null]
  const mounted = mount(<KeyValueList items={values.map((value, index) => ({ label: `${index}`, value }))} />)
  const shown = [...document.querySelectorAll('dd')].map((element) => element.textContent)
  mounted.unmount()
  expect(shown).toEqual(['東京都', '未設定', '未設定', '未設定'])
})
