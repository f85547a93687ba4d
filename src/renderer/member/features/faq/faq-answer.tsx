import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../../ui/base/button.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { StepTitle } from '../../shared/parts/step-title.tsx'
import { faqCopy as copy } from './copy.ts'
import type { FaqItem } from './faq-tree.ts'
import { MailOffer } from './mail-offer.tsx'

/** Look of a question and of the words at the end. */
export const questionStyle = 'text-m font-semibold'

/** End of a solved question, with a link back to the start (FAQ-10, FAQ-29). */
export function FaqThanks({ onFirst }: { onFirst: () => void }) {
  return (
    <div className="grid justify-items-center gap-4 py-6 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-leaf-soft text-leaf">
        <Icon name="check" size={28} />
      </span>
      <StepTitle className={questionStyle}>{copy.thanks}</StepTitle>
      <Button tone="quiet" size="m" onClick={onFirst}>
        {copy.toFirst}
      </Button>
    </div>
  )
}

interface FaqAnswerProps {
  item: FaqItem
  onSolved: () => void
  /** Called when a link of the answer leads to a page of the app. */
  onLeave: (() => void) | undefined
}

/** Final answer with picture and link, and the question whether it helped (FAQ-03 to FAQ-06, FAQ-08 to FAQ-12). */
export function FaqAnswer({ item, onSolved, onLeave }: FaqAnswerProps) {
  const [unsolved, setUnsolved] = useState(false)
  const { anser, img_url, link_url, link_word } = item
  const external = /^https?:/.test(link_url)
  return (
    <div className="grid gap-4">
      <p className="whitespace-pre-wrap text-ink-2">{anser}</p>
      {img_url && <img src={img_url} alt={copy.imageAlt} className="w-full rounded-m inset-ring inset-ring-line" />}
      {link_url && (
        <p>
          {external ? (
            <TextLink external href={link_url}>
              {link_word}
            </TextLink>
          ) : (
            <TextLink render={<Link to={link_url} />} onClick={onLeave}>
              {link_word}
            </TextLink>
          )}
        </p>
      )}
      {unsolved ? (
        <MailOffer />
      ) : (
        <div className="flex gap-3 *:flex-1">
          <Button tone="quiet" size="m" onClick={() => setUnsolved(true)}>
            {copy.notSolved}
          </Button>
          <Button size="m" onClick={onSolved}>
            {copy.solved}
          </Button>
        </div>
      )}
    </div>
  )
}
