import { Link } from 'react-router-dom'
import type { Conversation } from '../../../../contract/calls/chat.ts'
import { chatCopy } from '../../../lib/copy/chat.ts'
import { operatorChatCopy } from '../../../lib/copy/operator-chat.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { MemberText } from '../../../ui/list/text.tsx'
import { drafts } from '../../shared/drafts.ts'
import { partnerOf } from './partner-of.ts'
import { readStoredUnsent } from './stored-unsent.ts'

/** Texts that the member wrote in this conversation and that were not delivered, oldest first. */
function undelivered(uuid: string): string[] {
  const draft = drafts.read(`chat.${uuid}`)
  const unsent = readStoredUnsent(uuid).map(({ content }) => content)
  return [...unsent, draft].filter((text): text is string => typeof text === 'string' && text.trim() !== '')
}

interface ChatClosedProps {
  uuid: string
  /** The conversation as it was loaded before; undefined for an address that never opened one. */
  conversation: Conversation | undefined
  /** Address of the list of conversations. */
  list: string
}

/** Replaces a conversation that the partner has ended, or an address without one. Undelivered words stay readable. */
export function ChatClosed({ uuid, conversation, list }: ChatClosedProps) {
  const toList = (
    <Button tone="quiet" size="m" render={<Link to={list} />}>
      {chatCopy.toList}
    </Button>
  )
  if (!conversation) return <EmptyState icon="chat" title={chatCopy.notShown} action={toList} />
  const draft = operatorChatCopy.reportDraft(partnerOf(conversation).name, conversation.recommend.id)
  const texts = undelivered(uuid)
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <EmptyState
        icon="chat"
        title={<output>{chatCopy.ended.title}</output>}
        action={
          <div className="grid gap-2.5">
            <Button tone="quiet" size="m" render={<Link to="/hona" state={{ draft }} />}>
              {chatCopy.ended.toOperator}
            </Button>
            {toList}
          </div>
        }
      >
        {chatCopy.ended.text}
      </EmptyState>
      {texts.length > 0 && (
        <Card as="section" aria-labelledby="undelivered" className="mx-5 mb-8 grid gap-2">
          <h2 id="undelivered" className="text-s font-semibold">
            {chatCopy.ended.undelivered}
          </h2>
          {texts.map((text, index) => (
            <MemberText key={index}>{text}</MemberText>
          ))}
        </Card>
      )}
    </div>
  )
}
