import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Sex } from '../../../../contract/enums/member.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ErrorState, SkeletonGroup } from '../../../ui/feedback/states.tsx'
import { MenuRow, TextLink } from '../../../ui/navigation/menu-row.tsx'
import { PageBody, Card } from '../../../ui/navigation/page-body.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useOptionalAccount, useAccount } from '../../api/account.ts'
import { faqCopy, faqCopy as copy } from './copy.ts'

/** Page /qa: the helper as a page (FAQ-30, D-53). */
export function QaPage() {
  return (
    <PageBody>
      <Card>
        <FaqHelper sex={useAccount().sex} />
      </Card>
    </PageBody>
  )
}

/** The helper as a dialog over any page, opened from the menu (NAV-29, FAQ-30). Each opening starts over. */
export function FaqDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const account = useOptionalAccount()
  if (!account) return null
  return (
    <Dialog open={open} onClose={onClose} title={copy.title}>
      <FaqHelper sex={account.sex} onLeave={onClose} />
    </Dialog>
  )
}

/** Entry of the helper in the item shape of the specification (ENTITY-08, FAQ-27). Missing values are ''. */
export interface FaqItem {
  readonly id: number
  /** Parent question; null on the first level. */
  readonly owner_id: number | null
  /** Label of the choice. */
  readonly items: string
  readonly question: string
  readonly anser: string
  readonly link_url: string
  readonly link_word: string
  readonly img_url: string
}

/** Returns the children of an entry in order; null selects the first level. */
export function childrenOf(tree: readonly FaqItem[], id: number | null): FaqItem[] {
  return tree.filter(({ owner_id }) => owner_id === id)
}

/** Question of a step, with a key of its own. Takes the focus when the pressed choice is gone. */
function StepHeading({ children, focus }: { children: ReactNode; focus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])
  return (
    <h2 ref={heading} tabIndex={-1} className="text-m font-semibold phrase outline-none">
      {children}
    </h2>
  )
}

/** Mailto address of support with subject and template, with CRLF line breaks (FAQ-11 to FAQ-17, FAQ-28). */
export function supportMail(): string {
  const { address, subject, body } = faqCopy.mail
  const template = body.replaceAll('\n', '\r\n')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(template)}`
}

const mailCopy = faqCopy.mail

/** Offers a mail to support for an unsolved question (FAQ-11). Takes the focus from the button it replaces. */
function MailOffer() {
  const mail = useRef<HTMLElement>(null)
  useEffect(() => mail.current?.focus(), [])
  return (
    <Notice
      live
      action={
        <Button
          ref={mail}
          tone="quiet"
          size="m"
          icon="mail"
          // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the button brings it
          render={<a href={supportMail()} />}
        >
          {mailCopy.button}
        </Button>
      }
    >
      {mailCopy.lead}
    </Notice>
  )
}

/** End of a solved question, with a link back to the start (FAQ-10, FAQ-29). */
function FaqThanks({ onFirst }: { onFirst: () => void }) {
  return (
    <div className="grid justify-items-center gap-4 py-6 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-leaf-soft text-leaf">
        <Icon name="check" size={28} />
      </span>
      <StepHeading focus>{copy.thanks}</StepHeading>
      <Button tone="quiet" size="m" onClick={onFirst}>
        {copy.toFirst}
      </Button>
    </div>
  )
}

function FaqSkeleton() {
  return (
    <SkeletonGroup className="grid gap-7 py-1">
      {['w-4/5', 'w-1/2', 'w-2/3', 'w-1/3', 'w-1/2', 'w-2/3'].map((width, index) => (
        <Skeleton key={index} className={width} />
      ))}
    </SkeletonGroup>
  )
}

/** Loads the questions of one sex from their own file when the helper opens (FAQ-27). */
export async function loadFaqTree(sex: Sex): Promise<readonly FaqItem[]> {
  const { default: tree } =
    sex === 1
      ? await import('../../../../../fixtures/faq-male.json')
      : await import('../../../../../fixtures/faq-female.json')
  return tree
}

interface FaqAnswerProps {
  item: FaqItem
  onSolved: () => void
  onLeave: (() => void) | undefined
}

/** Final answer with picture and link, and the question whether it helped (FAQ-03 to FAQ-06, FAQ-08 to FAQ-12). */
function FaqAnswer({ item, onSolved, onLeave }: FaqAnswerProps) {
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

interface Step {
  /** Ids of the chosen entries, from the first level down. */
  readonly path: readonly number[]
  readonly solved: boolean
}

/** Question tree: choices until an answer, with a back button below the first level (FAQ-01 to FAQ-11, FAQ-29). */
export function FaqHelper({ sex, onLeave }: { sex: Sex; onLeave?: (() => void) | undefined }) {
  const {
    data: tree,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['faq', sex],
    queryFn: () => loadFaqTree(sex),
    staleTime: Number.POSITIVE_INFINITY,
  })
  /** Null until the first choice. The focus moves only after that. */
  const [step, setStep] = useState<Step | null>(null)
  const { path, solved } = step ?? { path: [], solved: false }

  if (isError) return <ErrorState onRetry={() => void refetch()} />
  if (!tree) return <FaqSkeleton />
  if (solved) return <FaqThanks onFirst={() => setStep({ path: [], solved: false })} />

  const go = (next: readonly number[]) => setStep({ path: next, solved: false })
  const current = tree.find(({ id }) => id === path.at(-1))
  const choices = childrenOf(tree, current?.id ?? null)
  return (
    <div className="grid gap-3">
      {path.length > 0 && (
        <div className="-ms-4.5">
          <Button tone="text" size="s" icon="chevron-left" onClick={() => go(path.slice(0, -1))}>
            {copy.back}
          </Button>
        </div>
      )}
      <StepHeading key={path.join()} focus={step !== null}>
        {current?.question ?? copy.lead}
      </StepHeading>
      {current && choices.length === 0 ? (
        <FaqAnswer key={current.id} item={current} onSolved={() => setStep({ path, solved: true })} onLeave={onLeave} />
      ) : (
        <ul className="-mx-3 grid">
          {choices.map(({ id, items }) => (
            <li key={id}>
              <MenuRow onClick={() => go([...path, id])}>{items}</MenuRow>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
