import { expect, test } from 'vitest'
import { readOfPage, shownOn } from './page-reads.ts'

test.each([
  ['/chat?uuid=0b6f&id=3', { method: 'GET', path: '/api/message?uuid=0b6f' }],
  ['/profile?id=20', { method: 'POST', path: '/api/profile', body: '{"user":{"partner_id":"20"}}' }],
  ['/profile/female?id=7', { method: 'POST', path: '/api/profile/female', body: '{"user":{"partner_id":"7"}}' }],
  ['/subprofile?uuid=77aa', { method: 'POST', path: '/api/subprofile', body: '{"user":{"partner_uuid":"77aa"}}' }],
  ['/topic?topicid=4', { method: 'GET', path: '/api/topic/show?topicid=4' }],
  ['/reviewform?id=5', { method: 'GET', path: '/api/review?recommend_id=5' }],
  ['/myreviewindex?id=5', { method: 'GET', path: '/api/myreviews?id=5' }],
  ['/notice/12', { method: 'GET', path: '/api/notice?id=12' }],
  ['/notice/index', undefined],
  ['/chat', undefined],
  ['/home', undefined],
  ['/form', undefined],
])('D-141 the page %s is read by %o', (route, read) => {
  expect(readOfPage(route)).toEqual(read)
})

test.each([
  ['/profile?id=20', '20'],
  ['/profile/female?id=7', '7'],
  ['/chat?uuid=0b6f', '0b6f'],
  ['/subprofile?uuid=77aa', '77aa'],
  ['/profile', undefined],
  ['/review?id=20', undefined],
  ['/home', undefined],
])('%s shows %s', (route, shown) => {
  expect(shownOn(route)).toBe(shown)
})
