import { TextLink } from './text-link.tsx'

interface MissingFieldProps {
  /** Name of the missing field. */
  text: string
  actionText: string
  onLead: () => void
}

/** Shown above a disabled submit button: the missing field and a link to it. */
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
