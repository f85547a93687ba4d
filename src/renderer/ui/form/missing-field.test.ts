// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { leadToField } from './missing-field.tsx'

/** A form on the page, and where it was led to. */
function aForm(html: string) {
  const form = document.createElement('form')
  form.innerHTML = html
  document.body.append(form)
  onTestFinished(() => form.remove())
  const seen: unknown[] = []
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: Element, to) {
    seen.push([this.localName, to])
  })
  const focus = vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: Element) {
    seen.push(this.localName)
  })
  return { form, seen, focus }
}

const center = { block: 'center' }

test('leads to the field of a fault and shows the whole group around it', () => {
  const { form, seen, focus } = aForm(
    '<input name="user[a]" /><fieldset><legend>x</legend><select name="b"></select></fieldset>',
  )
  leadToField(form, 'user[a]')
  leadToField(form, 'b')
  expect(seen).toEqual([['input', center], 'input', ['fieldset', center], 'select'])
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
  leadToField(form, 'none')
  leadToField(null, 'b')
  expect(seen).toHaveLength(4)
})

test('leads to the summary of a closed disclosure, and into an open one', () => {
  const { form, seen } = aForm(
    '<details><summary>x</summary><input name="a" /></details><details open><summary>y</summary><textarea name="b"></textarea></details>',
  )
  leadToField(form, 'a')
  leadToField(form, 'b')
  expect(seen).toEqual([['summary', center], 'summary', ['textarea', center], 'textarea'])
})
