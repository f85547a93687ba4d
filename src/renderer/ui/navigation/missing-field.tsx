import { TextLink } from './text-link.tsx'

interface MissingFieldProps {
  /** Which field is missing. */
  text: string
  actionText: string
  onLead: () => void
}

/** Above a submit button that is off: what it waits for, and the way there. */
export function MissingField({ text, actionText, onLead }: MissingFieldProps) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 text-center text-s text-ink-2">
      <span className="phrase">{text}</span>
      <TextLink render={<button type="button" />} onClick={onLead}>
        {actionText}
      </TextLink>
    </p>
  )
}
