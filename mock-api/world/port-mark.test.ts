import { expect, test } from 'vitest'
import { withPort, withPortMark } from './port-mark.ts'

test('D-05 stores a placeholder for the port of this server and shows the port again', () => {
  expect(withPortMark('http://a.yoimachi.localhost:4100')).toBe('http://a.yoimachi.localhost:{port}')
  expect(withPortMark('http://127.0.0.1')).toBe('http://127.0.0.1:{port}')
  const query = new URLSearchParams({ redirect_url: 'http://a:{port}/c' }).toString()
  expect(withPort(`http://a:{port}/b?${query} http://a:{port}/c`, 7)).toBe(
    'http://a:7/b?redirect_url=http%3A%2F%2Fa%3A7%2Fc http://a:7/c',
  )
})
