import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Sex } from '../../../../contract/enums/member.ts'
import { useHasPanes } from '../../../lib/window-width.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { Notice, ErrorState } from '../../../ui/feedback/states.tsx'
import { MenuRow } from '../../../ui/navigation/menu-row.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useOptionalAccount, useAccount } from '../../api/queries.ts'
import { ListAndReading } from '../../shared/parts/list-and-reading.tsx'
import { StepTitle } from '../../shared/parts/step-title.tsx'
import { faqCopy, faqCopy as copy } from './copy.ts'

/** Page /qa: the helper as a page, in a wide window with the first questions beside it (FAQ-30, D-53). */
export function QaPage() {
  const { sex } = useAccount()
  const both = useHasPanes()
  return (
    <PageBody>
      {both ? (
        <FaqPanes sex={sex} />
      ) : (
        <Card>
          <FaqHelper sex={sex} />
        </Card>
      )}
    </PageBody>
  )
}

function FaqPanes({ sex }: { sex: Sex }) {
  const { data: tree, isError, refetch } = useFaqTree(sex)
  const [chosen, setChosen] = useState<number>()
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  const first = tree ? childrenOf(tree, null) : []
  const current = chosen ?? first[0]?.id ?? null
  return (
    <ListAndReading
      at="list"
      list={
        <>
          <h2 className="pt-1 text-m font-semibold phrase">{copy.lead}</h2>
          {tree ? <FaqChoices choices={first} current={current} onChoose={setChosen} /> : <FaqSkeleton />}
        </>
      }
      reading={tree ? <FaqSteps key={current} tree={tree} root={current} /> : <FaqSkeleton />}
    />
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

const question = 'text-m font-semibold'

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
      <p>{mailCopy.lead}</p>
      {/* As text too, for a device without a mail program. */}
      <p className="wrap-anywhere select-all">{mailCopy.address}</p>
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
      <StepTitle className={question}>{copy.thanks}</StepTitle>
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
    sex === Sex.man
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
  /** Ids of the chosen entries, below the beginning. */
  readonly path: readonly number[]
  readonly solved: boolean
}

function useFaqTree(sex: Sex) {
  return useQuery({ queryKey: ['faq', sex], queryFn: () => loadFaqTree(sex), staleTime: Number.POSITIVE_INFINITY })
}

interface FaqHelperProps {
  sex: Sex
  onLeave?: (() => void) | undefined
}

/** The whole question tree of one sex (FAQ-01). */
export function FaqHelper({ sex, onLeave }: FaqHelperProps) {
  const { data: tree, isError, refetch } = useFaqTree(sex)
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  return tree ? <FaqSteps tree={tree} root={null} onLeave={onLeave} /> : <FaqSkeleton />
}

interface FaqChoicesProps {
  choices: readonly FaqItem[]
  /** Entry that is open beside the choices. */
  current?: number | null
  onChoose: (id: number) => void
}

function FaqChoices({ choices, current, onChoose }: FaqChoicesProps) {
  return (
    <ul className="-mx-3 grid">
      {choices.map(({ id, items }) => (
        <li key={id}>
          <MenuRow
            render={<button type="button" aria-current={id === current ? 'page' : undefined} />}
            onClick={() => onChoose(id)}
          >
            {items}
          </MenuRow>
        </li>
      ))}
    </ul>
  )
}

interface FaqStepsProps {
  tree: readonly FaqItem[]
  /** Entry to begin with; null for the first level. */
  root: number | null
  onLeave?: (() => void) | undefined
}

/** Choices until an answer, with a back button below the beginning (FAQ-02 to FAQ-11, FAQ-29). */
function FaqSteps({ tree, root, onLeave }: FaqStepsProps) {
  /** Null until the first choice. The focus moves only after that. */
  const [step, setStep] = useState<Step | null>(null)
  const { path, solved } = step ?? { path: [], solved: false }

  if (solved) return <FaqThanks onFirst={() => setStep({ path: [], solved: false })} />

  const go = (next: readonly number[]) => setStep({ path: next, solved: false })
  const at = path.at(-1) ?? root
  const current = tree.find(({ id }) => id === at)
  const choices = childrenOf(tree, at)
  return (
    <div className="grid gap-3">
      {path.length > 0 && (
        <div className="-ms-4.5">
          <Button tone="text" size="s" icon="chevron-left" onClick={() => go(path.slice(0, -1))}>
            {copy.back}
          </Button>
        </div>
      )}
      <StepTitle key={path.join()} focus={step !== null} className={question}>
        {current?.question ?? copy.lead}
      </StepTitle>
      {current && choices.length === 0 ? (
        <FaqAnswer key={current.id} item={current} onSolved={() => setStep({ path, solved: true })} onLeave={onLeave} />
      ) : (
        <FaqChoices choices={choices} onChoose={(id) => go([...path, id])} />
      )}
    </div>
  )
}
