import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { aMoment } from '../../../../../tests/support/a-moment.ts'
import { fire, get, mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import { historyQuery } from '../../hub/control/queries.ts'
import { stillRows, useStillList } from './still-list.ts'

let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

const of = (held: readonly string[] | undefined, items: readonly string[]) =>
  stillRows(held, items, (item) => item[0] ?? '').map(({ item, isGone }) => (isGone ? `(${item})` : item))

test('keeps the order of the items while nobody uses the list', () => {
  expect(of(undefined, ['b', 'a'])).toEqual(['b', 'a'])
})

test('moves no row while the list is in use: removed rows stay and new rows come last', () => {
  expect(of(['a', 'b', 'c'], ['d', 'c', 'a'])).toEqual(['a', '(b)', 'c', 'd'])
})

test('a held row shows its present content', () => {
  expect(of(['a1', 'b1'], ['b2', 'a2'])).toEqual(['a2', 'b2'])
})

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
client.setQueryData(historyQuery.queryKey, { moments: [aMoment(1)], present: 1 } as never)

function Desk({ items }: { items: readonly string[] }) {
  return (
    <QueryClientProvider client={client}>
      <StillList items={items} />
    </QueryClientProvider>
  )
}

function StillList({ items }: { items: readonly string[] }) {
  const { rows, listen } = useStillList(items, (item) => item)
  return (
    <ul {...listen}>
      {rows.map(({ item, isGone }) => (
        <li key={item}>{isGone ? `(${item})` : <button type="button">{item}</button>}</li>
      ))}
    </ul>
  )
}

test('a removed button that had the focus holds the list no longer than the pointer is in it', () => {
  mounted = mount(<Desk items={['a', 'b']} />)
  const list = get('ul', HTMLUListElement)
  fire(list, new PointerEvent('pointerover', { bubbles: true }))
  get('button', HTMLButtonElement).focus()
  mounted.render(<Desk items={['b']} />)
  expect(list.textContent).toBe('(a)b')
  fire(list, new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }))
  expect(list.textContent).toBe('b')
})

test('the list is held while the pointer or the focus is in it, and new rows wait at its end', () => {
  mounted = mount(<Desk items={['a', 'b']} />)
  const list = get('ul', HTMLUListElement)
  const enter = (type: string, to: EventTarget | null) => {
    fire(list, new PointerEvent(type, { bubbles: true, relatedTarget: to }))
  }
  mounted.render(<Desk items={['b', 'a']} />)
  expect(list.textContent).toBe('ba')
  enter('pointerover', document.body)
  mounted.render(<Desk items={['c', 'a', 'b']} />)
  expect(list.textContent).toBe('bac')
  get('button', HTMLButtonElement).focus()
  enter('pointerout', document.body)
  mounted.render(<Desk items={['a', 'b', 'c']} />)
  expect(list.textContent).toBe('bac')
  const [first, second] = list.querySelectorAll('button')
  second?.focus()
  mounted.render(<Desk items={['c', 'a', 'b']} />)
  expect(list.textContent).toBe('bac')
  first?.focus()
  first?.blur()
  mounted.render(<Desk items={['c', 'a', 'b']} />)
  expect(list.textContent).toBe('cab')
})
