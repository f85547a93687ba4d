import { expect, test } from 'vitest'
import { type CableChannel, Connection, longestCommand, frames } from './connection.ts'

const identifier = '{"channel":"Room"}'
const room: CableChannel = {
  name: 'Room',
  subscribe: () => 1,
  perform: () => {},
  mayReceive: () => true,
}

/** Returns the responses to a subscription in a frame of this many characters. */
function answersTo(length: number): readonly string[] {
  const sent: string[] = []
  const socket = { send: (frame: string) => void sent.push(frame), close: () => {} }
  const connection = new Connection(socket, 1, 1, new Map([[room.name, room]]))
  connection.receive(JSON.stringify({ command: 'subscribe', identifier }).padEnd(length))
  return sent
}

test('reads a frame of 64 KiB and drops a longer one', () => {
  expect(longestCommand).toBe(65_536)
  expect(answersTo(65_536)).toEqual([frames.confirm(identifier)])
  expect(answersTo(65_537)).toEqual([])
})
