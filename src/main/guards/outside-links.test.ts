import { expect, test } from 'vitest'
import { isAllowedMail, isAllowedPage } from './outside-links.ts'

test.each([
  ['https://twitter.com/yoimachi', true],
  ['https://www.instagram.com/yoimachi/', true],
  ['https://www.tiktok.com/@yoimachi', true],
  ['http://twitter.com/yoimachi', false],
  ['https://twitter.com.example.com/', false],
  ['https://twitter.com:8443/', false],
  ['https://twitter.com@example.com/', false],
  ['https://name@twitter.com/', false],
  ['https://:word@twitter.com/', false],
  ['https://name:word@twitter.com/', false],
  ['file:///etc/passwd', false],
  ['javascript:alert(1)', false],
  ['mailto:support@yoimachi.example', false],
  ['twitter.com', false],
])('PROF-36 %s may open in the system browser: %s', (address, expected) => {
  expect(isAllowedPage(address)).toBe(expected)
})

const mail = 'mailto:support@yoimachi.example'

test.each([
  [mail, true],
  [`${mail}?subject=%E4%BB%B6%E5%90%8D&body=a%0D%0Ab`, true],
  ['MAILTO:support+faq@yoimachi.example', true],
  [`${mail}?attach=/etc/passwd`, false],
  [`${mail}?subject=x&attachment=C:/secret.txt`, false],
  [`${mail}?bcc=other@example.com`, false],
  [`${mail},other@example.com`, false],
  [`${mail}%0D%0ABcc:other@example.com`, false],
  ['mailto:?to=support@yoimachi.example', false],
  ['mailto:support', false],
  ['https://x.com/', false],
  ['support@yoimachi.example', false],
])('FAQ-11 %s may begin in the mail program: %s', (address, expected) => {
  expect(isAllowedMail(address)).toBe(expected)
})
