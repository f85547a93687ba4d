import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { fire, get, mount, type Mounted } from '../../../../tests/support/mount-for-test.tsx'
import { Photo } from './photo.tsx'

let mounted: Mounted
afterEach(() => mounted.unmount())

const fail = () => fire(get('img'), new Event('error'))

test('PROF-06 falls back from a broken picture to the given one, then to the drawn landscape', () => {
  mounted = mount(<Photo src="/a.jpg" fallbackSrc="/default.jpg" alt="はるとさん" />)
  expect(get('img').getAttribute('src')).toBe('/a.jpg')
  fail()
  expect(get('img').getAttribute('src')).toBe('/default.jpg')
  fail()
  expect(document.querySelector('img')).toBeNull()
  expect(get('svg').getAttribute('aria-label')).toBe('はるとさん')
})

test('treats an empty address as no picture', () => {
  mounted = mount(<Photo src="" fallbackSrc={null} alt="" />)
  expect(document.querySelector('img')).toBeNull()
  expect(get('svg').getAttribute('aria-hidden')).toBe('true')
})

test('starts loading again when the address changes', () => {
  mounted = mount(<Photo src="/a.jpg" alt="" />)
  fail()
  mounted.render(<Photo src="/b.jpg" alt="" />)
  expect(get('img').getAttribute('src')).toBe('/b.jpg')
})

test('removes the skeleton when the picture is loaded', () => {
  mounted = mount(<Photo src="/a.jpg" alt="" />)
  expect(document.querySelector('.animate-shimmer')).not.toBeNull()
  fire(get('img'), new Event('load'))
  expect(document.querySelector('.animate-shimmer')).toBeNull()
})

test('tries broken pictures again when the connection is back', () => {
  mounted = mount(<Photo src="/a.jpg" alt="" />)
  fail()
  expect(document.querySelector('img')).toBeNull()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(get('img').getAttribute('src')).toBe('/a.jpg')
})
