import { useId, useLayoutEffect, useRef } from 'react'
import { autosizeTextarea } from '../../lib/autosize-textarea.ts'
import { isImeConfirm } from '../../lib/ime-confirm.ts'
import { IconButton } from '../base/icon-button.tsx'
import { Icon } from '../base/icon.tsx'

interface MessageComposerProps {
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
  /** Used and allowed length, shown near the limit. */
  counter?: { text: string; over: boolean } | undefined
  /** Below the input, only with a keyboard: what Enter does. */
  hint?: React.ReactNode | undefined
  /** Before the input: a button such as 自己紹介文をコピー. */
  leading?: React.ReactNode | undefined
}

/** Length from which a text takes more than two lines of a phone; the input then has the whole width. */
const longFrom = 36

/** Frame of the input. Shows whole lines only: the padding belongs to it, so no line is cut in half. */
const frame = [
  'flex min-h-11.5 min-w-0 flex-1 rounded-[23px] px-4.5 py-2.5 inset-ring transition-[box-shadow] short:min-h-11 short:py-2',
  'has-focus-visible:inset-ring-[1.5px] has-focus-visible:inset-ring-plum',
].join(' ')

const input = [
  'field-sizing-content max-h-[round(down,min(8lh,40dvh),1lh)] min-w-0 flex-1 resize-none overscroll-contain',
  'bg-transparent text-input focus-visible:outline-none',
].join(' ')

/** Touch keyboards have no Shift+Enter, so Enter breaks the line there. */
const touchFirst = () => window.matchMedia('(pointer: coarse)').matches

/**
 * Input and send button of a chat. With a keyboard, Enter sends and Shift+Enter breaks the line, unless `enterSends` is
 * false. On a touch screen only the button sends. The Enter that confirms a conversion never sends.
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

  const long = value.length > longFrom
  const sendable = value.trim() !== '' && !disabled
  const send = () => {
    if (!sendable) return
    onSend(value)
    // Keeps the keyboard open for the next message.
    area.current?.focus()
  }
  const press = (event: React.KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || isImeConfirm(event) || event.shiftKey || event.altKey) return
    const asked = event.metaKey || event.ctrlKey
    if ((touchFirst() || !enterSends) && !asked) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className="border-t border-line bg-surface px-[max(--spacing(3),calc((100%-49rem)/2))] pt-2.5 safe-bottom-3 short:pt-0 short:safe-bottom-0"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <p id={errorId} aria-live="polite" className="px-3 pb-2 text-s text-alarm empty:hidden">
        {error}
      </p>
      <div className={`flex items-end gap-2 ${long ? 'max-sm:flex-wrap' : ''}`}>
        {leading}
        <span
          className={`${frame} ${long ? 'max-sm:order-first max-sm:basis-full' : ''} ${disabled ? 'bg-sunken inset-ring-line' : 'bg-surface inset-ring-edge'}`}
        >
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
            onKeyDown={press}
            // In one line, also on a phone.
            className={`${input} ${locked === undefined ? '' : 'placeholder:text-s'}`}
          />
        </span>
        {/* Keeps the focus in the input, because an on-screen keyboard would close and open again. */}
        <IconButton
          type="submit"
          icon="send"
          label={sendLabel}
          tone="primary"
          disabled={!sendable}
          className="ms-auto size-11.5! short:size-11!"
          onPointerDown={(event) => event.preventDefault()}
        />
      </div>
      {(counter !== undefined || hint !== undefined) && (
        <div className="flex items-center justify-between gap-3 px-3 pt-1.5 text-xs text-ink-3 empty:hidden short:pt-0">
          <span className="pointer-coarse:hidden short:hidden">{hint}</span>
          {counter !== undefined && (
            <span className={`shrink-0 whitespace-nowrap num ${counter.over ? 'font-semibold text-alarm' : ''}`}>
              {counter.text}
            </span>
          )}
        </div>
      )}
    </form>
  )
}
