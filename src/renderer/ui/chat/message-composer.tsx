import { useId, useLayoutEffect, useRef } from 'react'
import { autosizeTextarea } from '../../lib/autosize-textarea.ts'
import { isImeConfirm } from '../../lib/ime-confirm.ts'
import { IconButton } from '../base/icon-button.tsx'
import { Icon } from '../base/icon.tsx'

interface MessageComposerProps extends ComposerNotesProps {
  /** Held by the caller, so that the draft survives a page change. */
  value: string
  onValueChange: (value: string) => void
  /** Receives the text as written, never white space only. The caller empties `value`. */
  onSend: (text: string) => void
  /** Also the accessible name of the input. */
  placeholder: string
  sendLabel: string
  /** Announced beside the input; the text is kept. */
  error?: React.ReactNode | undefined
  disabled?: boolean | undefined
  /** Shown in the closed field instead of the placeholder, with a lock: what the field waits for. */
  locked?: string | undefined
  /** With a keyboard: true (the default) sends on Enter; false breaks the line on Enter and sends on Ctrl+Enter. */
  enterSends?: boolean | undefined
  /** Before the input: a button such as 自己紹介文をコピー. */
  leading?: React.ReactNode | undefined
}

/** Length from which a text takes more than two lines of a phone; the input then has the whole width. */
const longFrom = 36

const form = [
  'border-t border-line bg-surface px-[max(--spacing(3),calc((100%-49rem)/2))] pt-2.5 safe-bottom-3',
  'short:pt-0 short:safe-bottom-0',
].join(' ')

/** Frame of the input. Shows whole lines only: the padding belongs to it, so no line is cut in half. */
const frame = [
  'flex min-h-11.5 min-w-0 flex-1 rounded-[23px] px-4.5 py-2.5 inset-ring transition-[box-shadow]',
  'has-focus-visible:inset-ring-[1.5px] has-focus-visible:inset-ring-plum short:min-h-11 short:py-2',
].join(' ')
const openFrame = 'bg-surface inset-ring-edge'
const closedFrame = 'bg-sunken inset-ring-line'
/** On a phone: the input in a row of its own, above the buttons. */
const longFrame = 'max-sm:order-first max-sm:basis-full'

const input = [
  'field-sizing-content max-h-[round(down,min(8lh,40dvh),1lh)] min-w-0 flex-1 resize-none overscroll-contain',
  'bg-transparent text-input focus-visible:outline-none',
].join(' ')
/** In one line, also on a phone. */
const lockedInput = 'placeholder:text-s'

/** Touch keyboards have no Shift+Enter, so Enter breaks the line there. */
const touchFirst = () => window.matchMedia('(pointer: coarse)').matches

/** Whether a key press sends the text. The Enter that confirms a conversion never does. */
function isSendKey(event: React.KeyboardEvent, enterSends: boolean): boolean {
  if (event.key !== 'Enter' || isImeConfirm(event) || event.shiftKey || event.altKey) return false
  return event.metaKey || event.ctrlKey || (enterSends && !touchFirst())
}

/**
 * Input and send button of a chat. With a keyboard, Enter sends and Shift+Enter breaks the line, unless `enterSends` is
 * false. On a touch screen only the button sends.
 */
export function MessageComposer(props: MessageComposerProps) {
  const { value, onValueChange, onSend, placeholder, sendLabel, error, locked, leading } = props
  const { enterSends = true, counter, hint } = props
  const disabled = props.disabled === true || locked !== undefined
  const area = useRef<HTMLTextAreaElement>(null)
  const errorId = useId()
  useLayoutEffect(() => {
    if (area.current !== null) autosizeTextarea(area.current)
  })

  const isLong = value.length > longFrom
  const isSendable = value.trim() !== '' && !disabled
  const send = (event: React.SyntheticEvent) => {
    event.preventDefault()
    if (!isSendable) return
    onSend(value)
    // Keeps the keyboard open for the next message.
    area.current?.focus()
  }
  return (
    <form className={form} onSubmit={send}>
      <p id={errorId} aria-live="polite" className="px-3 pb-2 text-s text-alarm empty:hidden">
        {error}
      </p>
      <div className={`flex items-end gap-2 ${isLong ? 'max-sm:flex-wrap' : ''}`}>
        {leading}
        <span className={`${frame} ${isLong ? longFrame : ''} ${disabled ? closedFrame : openFrame}`}>
          {locked !== undefined && <Icon name="lock" size={18} className="me-2 mt-0.5 shrink-0 text-ink-2" />}
          <textarea
            ref={area}
            rows={1}
            value={value}
            disabled={disabled}
            placeholder={locked ?? placeholder}
            aria-label={placeholder}
            aria-describedby={errorId}
            enterKeyHint={touchFirst() ? 'enter' : 'send'}
            onChange={(event) => onValueChange(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (isSendKey(event, enterSends)) send(event)
            }}
            className={`${input} ${locked === undefined ? '' : lockedInput}`}
          />
        </span>
        {/* Keeps the focus in the input, because an on-screen keyboard would close and open again. */}
        <IconButton
          type="submit"
          icon="send"
          label={sendLabel}
          tone="primary"
          disabled={!isSendable}
          className="ms-auto size-11.5! short:size-11!"
          onPointerDown={(event) => event.preventDefault()}
        />
      </div>
      <ComposerNotes counter={counter} hint={hint} />
    </form>
  )
}

interface ComposerNotesProps {
  /** Used and allowed length, shown near the limit. */
  counter?: { text: string; over: boolean } | undefined
  /** Below the input, only with a keyboard: what Enter does. */
  hint?: React.ReactNode | undefined
}

function ComposerNotes({ counter, hint }: ComposerNotesProps) {
  if (counter === undefined && hint === undefined) return null
  return (
    <div className="flex items-center justify-between gap-3 px-3 pt-1.5 text-xs text-ink-3 empty:hidden short:pt-0">
      <span className="pointer-coarse:hidden short:hidden">{hint}</span>
      {counter !== undefined && (
        <span className={`shrink-0 whitespace-nowrap num ${counter.over ? 'font-semibold text-alarm' : ''}`}>
          {counter.text}
        </span>
      )}
    </div>
  )
}
