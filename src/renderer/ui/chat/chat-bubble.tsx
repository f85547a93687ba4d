import { controlCopy } from '../../lib/copy/control.ts'

const copy = controlCopy.chat

interface ChatBubbleProps {
  from: keyof typeof sides
  /** `PhrasedText`, or `LinkedText` where addresses become links. Line breaks are kept. */
  children: React.ReactNode
  /** Read before the text by assistive technology: the author of the message. */
  speaker: string
  /** Continues a group: closer to the bubble above it. */
  joined?: boolean | undefined
  /** Below the bubble; omitted inside a group. */
  time?: React.ReactNode | undefined
  /** `sending` is paler, `failed` offers a retry. */
  state?: 'sent' | 'sending' | 'failed' | undefined
  onRetry?: (() => void) | undefined
  onDiscard?: (() => void) | undefined
}

const sides = {
  me: { row: 'items-end', bubble: 'rounded-br-[6px] bg-bubble text-on-bubble' },
  you: { row: 'items-start', bubble: 'rounded-bl-[6px] bg-surface text-ink shadow-1' },
}

const bubble = [
  'max-w-[min(max(78%,11em),100%,var(--container-bubble))] rounded-[18px] px-3.5 py-2.5 text-m/[1.65]',
  'wrap-anywhere whitespace-pre-wrap transition-opacity forced-colors:border',
].join(' ')

/** A chat message: the member's own on the right in plum, the partner's on the left on paper. */
export function ChatBubble(props: ChatBubbleProps) {
  const { from, children, speaker, joined = false, time, state = 'sent', onRetry, onDiscard } = props
  const side = sides[from]
  return (
    <div className={`flex flex-col gap-1.5 ${side.row} ${joined ? '-mt-1.5' : ''}`}>
      <p className={`${bubble} ${side.bubble} ${state === 'sending' ? 'opacity-60' : ''}`}>
        <span className="sr-only">{speaker}：</span>
        <bdi>{children}</bdi>
      </p>
      {state === 'failed' && (
        <p role="alert" className="flex items-center text-xs text-alarm">
          {copy.failed}
          {onRetry !== undefined && <FailedAction onClick={onRetry}>{copy.retry}</FailedAction>}
          {onDiscard !== undefined && <FailedAction onClick={onDiscard}>{copy.discard}</FailedAction>}
        </p>
      )}
      {state !== 'failed' && time !== undefined && (
        <p className="text-xs text-ink-3 num">{state === 'sending' ? copy.sending : time}</p>
      )}
    </div>
  )
}

function FailedAction({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 rounded-s px-2 font-medium underline underline-offset-4"
    >
      {children}
    </button>
  )
}
