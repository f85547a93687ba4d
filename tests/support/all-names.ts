// A browser script for tests: how stories name each element of the page that is shown.
import { nameOf } from '../../src/renderer/phone/hands/names.ts'
import { roleOf } from '../../src/renderer/phone/hands/roles.ts'
import { isShown } from '../../src/renderer/phone/hands/states.ts'

declare global {
  interface Window {
    /** Marks each shown element that has a role with `data-number`, and returns role and name in that order. */
    allNames?: () => { role: string; name: string }[]
  }
}

window.allNames = () => {
  const named: { role: string; name: string }[] = []
  for (const element of document.body.querySelectorAll('*')) {
    const role = roleOf(element)
    if (role === null || !isShown(element)) continue
    element.setAttribute('data-number', String(named.length))
    named.push({ role, name: nameOf(element) })
  }
  return named
}
