import { afterEach, expect, test } from 'vitest'
import { get, mount, type Mounted } from '../../../../tests/support/mount-for-test.tsx'
import { Pagination } from './pagination.tsx'

let mounted: Mounted
const link = (page: number) => <a href={`?page=${page}`} aria-label="ページ" />
afterEach(() => mounted.unmount())

const numbers = () => [...document.querySelectorAll('li')].map((item) => item.textContent).filter((text) => text !== '')

test('REC-22 shows five numbers around the current page and marks it', () => {
  mounted = mount(<Pagination page={6} pageCount={20} renderLink={link} />)
  expect(numbers()).toEqual(['4', '5', '6', '7', '8'])
  const current = document.querySelectorAll('[aria-current=page]')
  expect([...current].map((element) => element.textContent)).toEqual(['6'])
})

test('FOOT-06 FOOT-07 shows seven numbers for footprints', () => {
  mounted = mount(<Pagination page={1} pageCount={20} max={7} renderLink={link} />)
  expect(numbers()).toEqual(['1', '2', '3', '4', '5', '6', '7'])
})

test('shows nothing for one page', () => {
  mounted = mount(<Pagination page={1} pageCount={1} renderLink={link} />)
  expect(mounted.box.innerHTML).toBe('')
})

test('links to the addresses of the pages and leaves out a step beyond the ends', () => {
  mounted = mount(<Pagination page={1} pageCount={3} renderLink={link} />)
  expect(document.querySelector('[aria-label="前のページ"]')).toBeNull()
  expect(get('[aria-label="次のページ"]', HTMLAnchorElement).getAttribute('href')).toBe('?page=2')
  expect(get('[aria-label="3ページ目"]', HTMLAnchorElement).getAttribute('href')).toBe('?page=3')
  expect(get('[aria-current=page]').textContent).toBe('1')
})
