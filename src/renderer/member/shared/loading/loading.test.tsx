import { expect, test } from 'vitest'
import { mount } from '../../../../../tests/support/mount-for-test.tsx'
import { useArriving } from './use-arriving.ts'

test('defers the first value and shows later or initial ones at once', () => {
  const drawn: [given: string | undefined, got: string | undefined][] = []
  function Page({ value }: { value?: string }) {
    drawn.push([value, useArriving(value)])
    return null
  }
  const page = mount(<Page />)
  page.render(<Page value="came" />)
  page.render(<Page value="changed" />)
  page.render(<Page />)
  page.unmount()
  expect(drawn).toEqual([
    [undefined, undefined],
    ['came', undefined],
    ['came', 'came'],
    ['changed', 'changed'],
    [undefined, undefined],
    [undefined, undefined],
  ])
  drawn.length = 0
  mount(<Page value="there" />).unmount()
  expect(drawn).toEqual([['there', 'there']])
})
