// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Page } from './link.ts'
import { PhoneHistory } from './phone-history.ts'

const page: Page = window
let kept: PhoneHistory

const putBack = () => {
  for (const name of ['pushState', 'replaceState', 'go', 'back', 'forward']) Reflect.deleteProperty(history, name)
}
afterEach(putBack)
beforeEach(() => {
  putBack()
  history.replaceState(null, '', '/first')
  kept = new PhoneHistory({ changed: () => {}, stepping: () => {} })
  kept.keep(page)
})

test('cannot go back from the first page', () => {
  expect(kept.canGoBack).toBe(false)
  history.pushState(null, '', '/second')
  expect(kept.canGoBack).toBe(true)
  kept.step(page, -1)
  expect([location.pathname, kept.canGoBack]).toEqual(['/first', false])
})

test('goes back from the third page to the first and forward again', () => {
  history.pushState({ at: 2 }, '', '/second')
  history.pushState({ at: 3 }, '', '/third')
  const seen = [-1, -1, 1, 1].map((delta) => {
    kept.step(page, delta)
    return [location.pathname, history.state]
  })
  expect(seen).toEqual([
    ['/second', { at: 2 }],
    ['/first', null],
    ['/second', { at: 2 }],
    ['/third', { at: 3 }],
  ])
})

test('keeps the last hundred pages', () => {
  for (let at = 1; at <= 100; at += 1) history.pushState(null, '', `/page/${at}`)
  let steps = 0
  for (; kept.canGoBack && steps < 200; steps += 1) kept.step(page, -1)
  expect([steps, location.pathname]).toEqual([99, '/page/1'])
})

/** A page with a document of its own at an address, as the frame loads them one after another. */
function aPage(href: string) {
  const sent: unknown[] = []
  const later: (() => void)[] = []
  const own = {
    location: {
      href,
      replace: vi.fn<(to: string) => void>(),
      reload: vi.fn<() => void>(),
    },
    history: { state: null as unknown } as Record<string, unknown>,
    document: {},
    setTimeout: (run: () => void) => later.push(run),
    PopStateEvent: class {
      constructor(
        readonly type: string,
        readonly init: object,
      ) {}
    },
    dispatchEvent: (event: unknown) => sent.push(event),
    History: {
      prototype: {
        replaceState(this: { state: unknown }, state: unknown, _: string, url?: string) {
          this.state = state
          own.location.href = new URL(url ?? '', own.location.href).href
        },
      },
    },
  }
  const act = own.history as Pick<History, 'back' | 'forward' | 'go' | 'pushState' | 'replaceState'>
  const wait = () => {
    for (const run of later.splice(0)) run()
  }
  return { page: own as unknown as Page, own, act, sent, wait }
}

const at = (path: string) => `http://a.yoimachi.localhost:3100${path}`

function aPhone(path = '/first') {
  const on = { changed: vi.fn<() => void>(), stepping: vi.fn<() => void>() }
  const phone = new PhoneHistory(on)
  const first = aPage(at(path))
  phone.keep(first.page)
  return { phone, first, ...on }
}

test('steps within a document tell the page, and what follows it', () => {
  const { phone, first, changed, stepping } = aPhone()
  expect([phone.url, changed.mock.calls.length]).toEqual([at('/first'), 0])
  first.act.pushState({ at: 2 }, '', '/second')
  first.act.replaceState({ at: 3 }, '')
  expect([phone.url, first.own.history['state'], changed.mock.calls.length]).toEqual([at('/second'), { at: 3 }, 2])
  phone.step(first.page, -1)
  expect([first.own.location.href, first.sent]).toEqual([
    at('/first'),
    [expect.objectContaining({ type: 'popstate', init: { state: null } })],
  ])
  expect([changed.mock.calls.length, stepping.mock.calls.length]).toEqual([3, 1])
  phone.step(first.page, 1)
  expect([first.own.location.href, first.own.history['state']]).toEqual([at('/second'), { at: 3 }])
})

test('a page that goes back, forward or anew moves in the history of its phone', () => {
  const { phone, first } = aPhone()
  const { wait } = first
  first.act.pushState(null, '', '/second')
  first.act.back()
  expect(phone.url).toBe(at('/second'))
  wait()
  expect(phone.url).toBe(at('/first'))
  first.act.forward()
  wait()
  expect(phone.url).toBe(at('/second'))
  first.act.go(-1)
  wait()
  expect([phone.url, first.own.location.reload.mock.calls.length]).toEqual([at('/first'), 0])
  first.act.go()
  expect(first.own.location.reload).toHaveBeenCalledTimes(1)
})

test('a step to another document loads it, and adds no entry', () => {
  const { phone, first } = aPhone()
  const second = aPage(at('/second'))
  phone.keep(second.page)
  expect(phone.canGoBack).toBe(true)
  phone.step(second.page, -1)
  expect([second.own.location.replace.mock.calls, second.sent]).toEqual([[[at('/first')]], []])
  phone.note(second.page)
  expect(phone.canGoBack).toBe(false)
  const again = aPage(at('/elsewhere'))
  phone.keep(again.page)
  expect([phone.url, phone.canGoBack, first.sent]).toEqual([at('/elsewhere'), false, []])
  phone.note(aPage(at('/fragment')).page)
  expect([phone.url, phone.canGoBack]).toEqual([at('/fragment'), true])
})

test('a reload keeps its entry, and a new page drops those that were ahead', () => {
  const { phone, first } = aPhone()
  first.act.pushState(null, '', '/second')
  first.act.pushState(null, '', '/third')
  phone.step(first.page, -1)
  phone.keep(aPage(at('/second')).page)
  expect(phone.canGoBack).toBe(true)
  const other = aPage(at('/other'))
  phone.keep(other.page)
  phone.step(other.page, 1)
  expect([phone.url, other.own.location.replace.mock.calls]).toEqual([at('/other'), []])
  phone.step(other.page, -2)
  expect(other.own.location.replace.mock.calls).toEqual([[at('/first')]])
})

test('goes nowhere without a page or beyond its ends', () => {
  const { phone, first, stepping } = aPhone()
  phone.step(undefined, 0)
  phone.step(first.page, 1)
  phone.step(first.page, -1)
  expect([stepping.mock.calls, phone.url]).toEqual([[], at('/first')])
})

test('notes the first page and moves past it, each once, and forgets all for another phone', () => {
  const phone = new PhoneHistory({ changed: () => {}, stepping: () => {} })
  const { page: only, own } = aPage(at('/first'))
  phone.note(only)
  phone.note(only)
  expect([phone.url, phone.canGoBack]).toEqual([at('/first'), false])
  own.location.href = at('/first#part')
  phone.note(only)
  expect(phone.canGoBack).toBe(true)
  phone.step(aPage(at('/x')).page, -1)
  phone.clear()
  expect([phone.url, phone.canGoBack]).toEqual([undefined, false])
  phone.keep(only)
  phone.keep(aPage(at('/second')).page)
  expect([phone.url, phone.canGoBack]).toEqual([at('/second'), true])
})
