import { afterEach, expect, test } from 'vitest'
import { get, mount, type Mounted } from '../../../../tests/support/mount-for-test.tsx'
import { Pagination, paginationRange } from './pagination.tsx'

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

test('REC-22 shows at most five with the current page in the middle', () => {
  expect(paginationRange(6, 20, 5)).toEqual([4, 5, 6, 7, 8])
})

test('FOOT-07 shows at most seven', () => {
  expect(paginationRange(10, 20, 7)).toEqual([7, 8, 9, 10, 11, 12, 13])
})

test('keeps its size at both ends', () => {
  expect(paginationRange(1, 20, 5)).toEqual([1, 2, 3, 4, 5])
  expect(paginationRange(2, 20, 5)).toEqual([1, 2, 3, 4, 5])
  expect(paginationRange(20, 20, 5)).toEqual([16, 17, 18, 19, 20])
})

test('shows all pages when there are fewer than the maximum', () => {
  expect(paginationRange(2, 3, 7)).toEqual([1, 2, 3])
})

test('accepts zero pages and a page outside the range', () => {
  expect(paginationRange(1, 0, 5)).toEqual([])
  expect(paginationRange(99, 4, 5)).toEqual([1, 2, 3, 4])
  expect(paginationRange(0, 9, 5)).toEqual([1, 2, 3, 4, 5])
})
