import { Provider } from 'jotai'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { get, mount, type Mounted, type } from '../../../../../tests/support/mount-for-test.tsx'
import { stubControl } from '../../../../../tests/support/stub-control.ts'
import { store } from '../../hub/state.ts'
import { NoticeForm } from './notice-form.tsx'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

test('a published item leaves the field, but what was typed meanwhile stays for the next one', async () => {
  let respond = () => {}
  stubControl({
    'POST /operator/notice': () =>
      new Promise<object>((resolve) => (respond = () => resolve({ success: true, kind: 'news', id: 1 }))),
  })
  mounted = mount(
    <Provider store={store}>
      <NoticeForm />
    </Provider>,
  )
  const field = get('input', HTMLInputElement)
  const settle = () => act(() => new Promise((done) => setTimeout(done, 30)))
  const publish = async (typedMeanwhile: string) => {
    act(() => get('button', HTMLButtonElement).click())
    await settle()
    type(field, typedMeanwhile)
    respond()
    await settle()
    return field.value
  }
  type(field, 'First')
  expect(await publish('Second')).toBe('Second')
  expect(await publish('Second')).toBe('')
})
