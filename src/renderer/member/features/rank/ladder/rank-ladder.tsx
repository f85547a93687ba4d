import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { countWithoutSpace } from '../../../../../contract/rules/characters.ts'
import { nameLimit, freeTextLimit, freeTextMinLength } from '../../../../../contract/rules/text-limits.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { controlCopy } from '../../../../lib/copy/control.ts'
import { formCopy } from '../../../../lib/copy/form.ts'
import { outcomeCopy } from '../../../../lib/copy/outcome.ts'
import { rankCopy } from '../../../../lib/copy/rank.ts'
import { foldWidth } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { SectionHeading, Card } from '../../../../ui/base/card.tsx'
import { Icon } from '../../../../ui/base/icon.tsx'
import { Checkbox } from '../../../../ui/form/choice.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { CharCounter, TextArea, TextInput } from '../../../../ui/form/text-input.tsx'
import type { ApiError } from '../../../api/api-error.ts'
import { useAccount } from '../../../api/queries.ts'
import { usePersistedState, usePersistedText } from '../../../shared/drafts.ts'
import { showFlash } from '../../../shared/flash.ts'
import { ladderStep, ladderSteps } from '../../../shared/open-steps.ts'
import { failureText } from '../../../shared/outcome/failure-text.ts'
import { useWrite } from '../../../shared/outcome/use-write.ts'
import { updatePropensityWrite, updateTwitteridWrite } from '../../../shared/outcome/writes/account.ts'

const introductionCopy = rankCopy.ladder.introduction

/** F step: a description of at least 50 characters without white space (RANK-31 to RANK-35). */
export function IntroductionStep() {
  const { id } = useAccount()
  const [text, setText, forget] = usePersistedText('ladder.introduction')
  const [touched, setTouched] = useState(text !== '')
  const save = useWrite(updatePropensityWrite, {
    onSuccess: forget,
    failureOf: (error) => failureText(error, commonCopy.checkInput, outcomeCopy.unsaved),
  })
  const enough = countWithoutSpace(text) >= freeTextMinLength
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (!enough || save.isPending) return
    save.mutate({ user: { id, maleraw_attributes: { propensity: text } } })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label={introductionCopy.label}
        error={save.failure}
        counter={
          <CharCounter
            text={text}
            withoutSpace
            min={freeTextMinLength}
            minText={formCopy.counter.minimum}
            touched={touched}
          />
        }
      >
        <TextArea
          rows={5}
          most={freeTextLimit}
          placeholder={introductionCopy.placeholder}
          value={text}
          onChange={({ currentTarget }) => {
            setTouched(true)
            setText(currentTarget.value)
          }}
        />
      </Field>
      <Button type="submit" disabled={!enough} busy={save.isPending}>
        {introductionCopy.button}
      </Button>
    </form>
  )
}

const socialCopy = rankCopy.ladder.social

/** E step: the social account, which completes the ladder (RANK-36 to RANK-45). */
export function SocialStep() {
  const account = useAccount()
  const [typed, setTyped, forgetTyped] = usePersistedText('ladder.twitterid')
  const [name, setName, forgetName] = usePersistedText('ladder.name', account.twitter_name)
  const [opened, setOpened, forgetOpened] = usePersistedState('ladder.messages', (stored) => stored === true)
  const [fieldError, setFieldError] = useState('')
  const idInput = useRef<HTMLInputElement>(null)
  const [messages, setMessages] = useState<readonly string[]>([])
  const save = useWrite(updateTwitteridWrite, {
    onSuccess: () => {
      for (const forget of [forgetTyped, forgetName, forgetOpened]) forget()
      showFlash({ text: socialCopy.done })
    },
    onError: (error) => setMessages(failure(error)),
    failureOf: (error) => failure(error).join(''),
  })
  const twitterid = foldWidth(typed).trim().replace(/^@/, '')
  const wrong = !/^\w{1,15}$/.test(twitterid)
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    setFieldError(wrong ? socialCopy.idInvalid : '')
    setMessages(wrong ? [socialCopy.formInvalid] : [])
    if (wrong) {
      idInput.current?.focus()
      return
    }
    save.mutate({ user: { id: account.id, twitterid, maleraw_attributes: { twitter_name: name.trim() } } })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={socialCopy.idLabel} required hint={socialCopy.idHint} error={fieldError}>
        <TextInput
          ref={idInput}
          foldWidth
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={() => setFieldError(typed !== '' && wrong ? socialCopy.idInvalid : '')}
        />
      </Field>
      <Field label={socialCopy.nameLabel} required>
        <TextInput
          most={nameLimit}
          autoComplete="nickname"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </Field>
      <Checkbox
        label={socialCopy.directMessage}
        checked={opened}
        onChange={({ currentTarget }) => setOpened(currentTarget.checked)}
      />
      <div role="alert" className="text-s text-alarm empty:hidden">
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      <Button type="submit" disabled={!opened || name.trim() === ''} busy={save.isPending}>
        {socialCopy.button}
      </Button>
    </form>
  )
}

/**
 * Returns the form message, and the server's own ones about the id. The form sends a well-formed id only, so they say
 * that another member has it (RANK-43, RANK-44).
 */
function failure(error: ApiError): string[] {
  if (error.outcome !== 'refused') return [failureText(error, '', outcomeCopy.unsaved)]
  return [socialCopy.formInvalid, ...(error.errors.twitterid ?? [])]
}

const copy = rankCopy.ladder

/** Position on the ladder: the index of the current step. Steps are stacked for readers of large text (D-82). */
function Stepper({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <div className="@container">
      <ol className="grid gap-2 @min-[14rem]:flex @min-[14rem]:gap-0">
        {steps.map((step, index) => {
          const done = index < current
          const present = index === current
          const mark = done
            ? 'bg-plum text-on-plum'
            : present
              ? 'bg-plum-soft text-plum inset-ring-[1.5px] inset-ring-plum'
              : 'bg-sunken text-ink-3'
          return (
            <li
              key={step}
              aria-current={present ? 'step' : undefined}
              className="relative flex min-w-0 items-center gap-2.5 @min-[14rem]:grid @min-[14rem]:flex-1 @min-[14rem]:content-start @min-[14rem]:justify-items-center @min-[14rem]:gap-1.5"
            >
              {index > 0 && (
                <span
                  aria-hidden
                  className={`absolute top-3.5 right-[calc(50%+1.125rem)] left-[calc(-50%+1.125rem)] h-px @max-[14rem]:hidden ${done || present ? 'bg-plum' : 'bg-line-strong'}`}
                />
              )}
              <span className={`grid size-7 place-items-center rounded-full text-s font-semibold num ${mark}`}>
                {done ? <Icon name="check" size={16} label={controlCopy.done} /> : index + 1}
              </span>
              <span className={`px-1 text-center text-xs phrase ${present ? 'font-semibold text-ink' : 'text-ink-3'}`}>
                {step}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** Onboarding panel of a man on the ladder, on home, one step at a time (RANK-17 to RANK-39, D-32). */
export function RankLadder() {
  const step = ladderStep(useAccount())
  return (
    step && (
      <Card as="section" aria-labelledby="ladder-heading" className="grid gap-4.5">
        <div className="grid gap-1.5">
          <SectionHeading id="ladder-heading">{copy.title}</SectionHeading>
          <p className="text-s text-ink-2">{copy.lead}</p>
        </div>
        <Stepper steps={ladderSteps.map((_, index) => copy.step(index + 1))} current={ladderSteps.indexOf(step)} />
        <div className="grid gap-1.5">
          <h3>{copy[step].title}</h3>
          <p className="text-s text-ink-2">{copy[step].text}</p>
        </div>
        {step === 'profile' && <Button render={<Link to="/partialform" />}>{copy.profile.button}</Button>}
        {step === 'videos' && <Button render={<Link to="/maletutorial" />}>{copy.videos.button}</Button>}
        {step === 'introduction' && <IntroductionStep />}
        {step === 'social' && <SocialStep />}
      </Card>
    )
  )
}
