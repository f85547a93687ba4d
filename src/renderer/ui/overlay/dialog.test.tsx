import { act, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { fire, get, mount, type Mounted } from '../../../../tests/support/mount-for-test.tsx'
import { AlertDialog } from './alert-dialog.tsx'
import { Dialog } from './dialog.tsx'

let mounted: Mounted
afterEach(() => mounted.unmount())

function Page({ closable }: { closable: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" id="opener" onClick={() => setOpen(true)}>
        開く
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="ご案内" closable={closable}>
        <button type="button" id="inside">
          中のボタン
        </button>
      </Dialog>
    </>
  )
}

const waitBriefly = (ms = 60) => act(() => new Promise<void>((resolve) => void setTimeout(resolve, ms)))
const press = (element: Element) => fire(element, new MouseEvent('click', { bubbles: true, cancelable: true }))
const escape = () =>
  fire(
    document.activeElement ?? document.body,
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  )

async function open(closable: boolean) {
  mounted = mount(<Page closable={closable} />)
  get('#opener').focus()
  press(get('#opener'))
  await waitBriefly()
}

test('takes its name from the title and the focus on opening', async () => {
  await open(true)
  const dialog = get('[role=dialog]')
  const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
  expect(title?.textContent).toBe('ご案内')
  expect(dialog.contains(document.activeElement)).toBe(true)
})

test('closes on Esc and returns the focus', async () => {
  await open(true)
  escape()
  await waitBriefly()
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  expect(document.activeElement?.id).toBe('opener')
})

test('ignores Esc and has no ✕ when it is not closable', async () => {
  await open(false)
  expect(document.querySelector('[aria-label="閉じる"]')).toBeNull()
  escape()
  await waitBriefly()
  expect(document.querySelector('[role=dialog]')).not.toBeNull()
})

test('the second tap of the double tap that opened a question answers nothing', async () => {
  const confirm = vi.fn<() => void>()
  const ask = (open: boolean) => (
    <AlertDialog open={open} title="よろしいですか" onConfirm={confirm} onCancel={() => {}} confirmText="はい" />
  )
  mounted = mount(ask(false))
  mounted.render(ask(true))
  const yes = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'はい')
  if (!yes) throw new Error('Failed to find the button: the dialog has none.')
  press(yes)
  expect(confirm).not.toHaveBeenCalled()
  // It does not flash as if it were off.
  expect([yes.getAttribute('aria-disabled'), yes.hasAttribute('data-off')]).toEqual(['true', false])
  await waitBriefly(750)
  press(yes)
  expect(confirm).toHaveBeenCalledOnce()
})
