import { useState } from 'react'
import { useKeyboardInset } from '../../lib/use-keyboard-inset.ts'
import { Avatar } from '../avatar.tsx'
import { ChatBubble } from '../chat-bubble.tsx'
import { ChatDay } from '../chat-day.tsx'
import { ChatLog } from '../chat-log.tsx'
import { IconButton } from '../icon-button.tsx'
import { LinkedText } from '../linked-text.tsx'
import { MessageComposer } from '../message-composer.tsx'
import { PageHeader } from '../page-header.tsx'
import { Spinner } from '../spinner.tsx'
import { samplePicture } from './sample-picture.ts'

interface Line {
  id: string
  from: 'me' | 'you'
  text: string
  time?: string
  state?: 'sending' | 'failed'
  day?: string
}

const start: Line[] = [
  {
    id: 'a',
    day: '11月20日（金）',
    from: 'me',
    text: 'はるとさん、はじめまして。あかりと申します。平日の夜にお会いしやすいです。',
    time: '11/20 21:30',
  },
  { id: 'b', from: 'you', text: 'あかりさん、ご連絡ありがとうございます！とても丁寧で安心しました。' },
  {
    id: 'c',
    from: 'you',
    text: 'こちらこそ、よろしくお願いします。来週の土曜日はいかがですか？',
    time: '11/20 21:42',
  },
  { id: 'd', from: 'me', text: '土曜日の夜、大丈夫です☺︎', state: 'failed' },
]

/** A whole screen: a chat as in the style pictures. `?old=40` puts so many older messages above. */
export function ChatPage() {
  const older = Number(new URLSearchParams(location.search).get('old') ?? 0)
  useKeyboardInset()
  const [text, setText] = useState('')
  const [left, setLeft] = useState(older)
  const [lines, setLines] = useState(start)
  const loadOlder = () => {
    const count = Math.min(left, 20)
    if (count === 0) return
    const block = Array.from({ length: count }, (_, index): Line => {
      const number = left - count + index
      return {
        id: `old${number}`,
        from: number % 3 === 0 ? 'me' : 'you',
        text: `${number}通目のメッセージです。`.repeat(1 + (number % 4)),
      }
    })
    setLeft(left - count)
    setLines([...block, ...lines])
  }
  const add = (line: Omit<Line, 'id'>) => setLines([...lines, { ...line, id: `n${lines.length}` }])
  return (
    <div className="flex h-visible flex-col">
      <PageHeader
        tone="sheet"
        leading={<IconButton icon="back" label="戻る" />}
        title={
          <span className="flex items-center gap-3">
            <Avatar src={samplePicture(19)} size={36} />
            <span className="font-semibold">はると</span>
          </span>
        }
        trailing={
          <IconButton
            icon="plus"
            label="届く"
            onClick={() =>
              add({ from: 'you', text: '新しく届きました。 https://example.jp/a をご覧ください' })
            }
          />
        }
      />
      <ChatLog
        label="はるとさんとのメッセージ"
        items={lines}
        keyOf={(line) => line.id}
        isOwn={(line) => line.from === 'me'}
        onReachTop={loadOlder}
        head={left > 0 ? <Spinner className="w-full py-3 text-ink-3" label="読み込み中です" /> : undefined}
        renderItem={(line) => (
          <>
            {line.day !== undefined && <ChatDay>{line.day}</ChatDay>}
            <ChatBubble
              from={line.from}
              speaker={line.from === 'me' ? '自分' : 'はると'}
              time={line.time}
              state={line.state}
              onRetry={() => undefined}
            >
              <LinkedText>{line.text}</LinkedText>
            </ChatBubble>
          </>
        )}
      />
      <MessageComposer
        value={text}
        onValueChange={setText}
        onSend={(sent) => {
          add({ from: 'me', text: sent, time: '11/20 21:48' })
          setText('')
        }}
      />
    </div>
  )
}
