import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { commonCopy } from '../../../lib/copy/common.ts'
import { formCopy } from '../../../lib/copy/form.ts'
import { useIncrementalMount } from '../../../lib/use-incremental-mount.ts'
import { useIsFull, useIsWide } from '../../../lib/window-width.ts'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { leadToField } from '../../../ui/form/missing-field.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../api/account.ts'
import { ApiError } from '../../api/api-error.ts'
import { readSession } from '../../api/session-store.ts'
import { readSeenRank, rememberSeenRank } from '../../shared/device/seen-on-home.ts'
import { drafts } from '../../shared/drafts.ts'
import { showFlash } from '../../shared/flash.ts'
import { useIsLeft } from '../../shared/lead-away.ts'
import { lazyWithFallback } from '../../shared/loading/loading.ts'
import { mergeChanges } from '../../shared/merge-changes.ts'
import { FormFooter } from './form-footer.tsx'
import type { FormMode } from './form-mode.ts'
import { photoCopy } from './photos/copy.ts'
import { PhotosSection } from './photos/photos-section.tsx'
import { usePhotoChoice } from './photos/use-photo-choice.ts'
import { profileInput, profileSchema } from './profile-input.ts'
import { type AccountDetail, type ProfileField, profileValues } from './profile-values.ts'
import { Section, sectionId } from './sections.tsx'
import { draftName, readDraft, saveFailure, useSaveProfile } from './use-save-profile.ts'

const FormIndex = lazyWithFallback(async () => (await import('./form-preview.tsx')).FormIndex)

const FormPreview = lazyWithFallback(async () => (await import('./form-preview.tsx')).FormPreview)

interface ProfileFormProps {
  mode: FormMode
  detail: AccountDetail
  /** Whether the member has no stored name yet (FORM-28). */
  newUser: boolean
  docked: boolean
  onSaved: () => void
}

/** Form of all three pages: sections, a draft that survives reloads, and the save with its errors (FORM). */
export function ProfileForm({ mode, detail, newUser, docked, onSaved }: ProfileFormProps) {
  const navigate = useNavigate()
  const name = draftName(mode)
  const [stored, setStored] = useState(() => profileValues(detail))
  const [draft, setDraft] = useState(() => readDraft(name, stored))
  const [message, setMessage] = useState('')
  const form = useForm({
    defaultValues: draft ?? stored,
    mode: 'onTouched',
    resolver: standardSchemaResolver(profileSchema(mode), undefined, { raw: true }),
  })
  const photos = usePhotoChoice(`${name}.photos`)
  const { save, busy, progress } = useSaveProfile(photos, mode.kind === 'female', detail)
  const isLeft = useIsLeft()
  const { sections } = mode
  const { shown, showAll } = useIncrementalMount(sections.length)

  const isWide = useIsWide()
  const isFull = useIsFull()
  const element = useRef<HTMLFormElement>(null)
  const { rank } = useAccount()
  useEffect(() => {
    // A man at H comes here before home stores his rank. Without a stored rank, the first Rank UP! would not play.
    if (rank !== null && readSeenRank() === null) rememberSeenRank(rank)
  }, [rank])
  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      // The first callback has no name: it only reports that the form is mounted.
      callback: ({ values, name: changed }) => changed !== undefined && drafts.write(name, values),
    })
  }, [form, name])

  const submit = form.handleSubmit(
    async (values) => {
      setMessage('')
      try {
        const outcome = await save((now) => {
          const merged = mergeChanges(values, stored, profileValues(now))
          return profileInput(merged, mode, now)
        })
        if (outcome === null) return
        drafts.write(name, null)
        if (outcome === 'stored') return onSaved()
        setStored(values)
        setDraft(null)
        showFlash({ text: photoCopy.savedWithout, tone: 'error' })
        // Shows the photos at the top, with their error mark and the button to upload again.
        if (!isLeft()) window.scrollTo({ top: 0 })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        // FORM-39: login redirect. With a stored uid, the member stays and sees the message.
        if (!readSession().uid) void navigate('/login')
        setMessage(saveFailure(error))
        // In reverse order, so that the focus stays on the first invalid field.
        for (const [refused, [text]] of Object.entries(error.errors).toReversed()) {
          const field = formField(refused, mode)
          if (field && text) form.setError(field, { type: 'server', message: text }, { shouldFocus: true })
        }
      }
    },
    () => setMessage(formCopy.message.saveFailed),
  )
  const send = (event: React.FormEvent) => {
    // Only a mounted field is validated and can take the focus.
    showAll()
    void submit(event)
  }
  const sendPhotos = async () => {
    const outcome = await save(null)
    if (outcome === 'stored') showFlash({ text: photoCopy.sent })
    if (outcome === 'photos-unsent') showFlash({ text: photoCopy.unsent, tone: 'error' })
  }
  const lead = (field: ProfileField) => {
    // The field may stand in a section that is not mounted yet.
    flushSync(showAll)
    leadToField(element.current, field)
  }
  const discard = () => {
    drafts.write(name, null)
    photos.forget()
    form.reset(stored)
    setDraft(null)
  }
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        aria-busy={shown < sections.length || undefined}
        onSubmit={send}
        // Reserves the height, so that content below the form appears at its final place.
        className={`flex flex-1 flex-col ${shown < sections.length ? 'min-h-dvh' : ''}`}
      >
        <PageBody className={`flex-1 ${formBody}`}>
          <Suspense fallback={<span className="max-@3xl:hidden" />}>
            {isWide && <FormIndex mode={mode} onGo={() => flushSync(showAll)} />}
          </Suspense>
          <div className="contents @3xl:grid @3xl:grid-cols-1 @3xl:content-start @3xl:gap-5">
            <h2 className="text-l">{newUser ? formCopy.headingNew : formCopy.headingEdit}</h2>
            {draft && (
              <Notice
                action={
                  <TextLink render={<button type="button" onClick={discard} />}>
                    {commonCopy.form.draftDiscard}
                  </TextLink>
                }
              >
                {commonCopy.form.draftRestored}
              </Notice>
            )}
            {sections.slice(0, shown).map((section) => (
              <div key={section} id={sectionId(section)} tabIndex={-1} className="grid scroll-mt-6 grid-cols-1">
                {section === 'photos' ? (
                  <PhotosSection
                    stored={{ 1: detail.profile1, 2: detail.profile2, 3: detail.profile3 }}
                    photos={photos}
                    busy={busy}
                    onResend={() => void sendPhotos()}
                    withSamples={mode.kind === 'female'}
                  />
                ) : (
                  <Section section={section} mode={mode} />
                )}
              </div>
            ))}
          </div>
          {isFull && (
            <Suspense>
              <FormPreview photo={photos.chosen[1] ?? detail.profile1} man={'propensity' in detail} />
            </Suspense>
          )}
        </PageBody>
        {/* Undocked, it renders last, because the sections would push it down. */}
        {(docked || shown >= sections.length) && (
          <FormFooter
            mode={mode}
            newUser={newUser}
            busy={busy}
            uploadProgress={progress}
            message={message}
            docked={docked}
            onLead={lead}
          />
        )}
      </form>
    </FormProvider>
  )
}

/** Wide frame: index on the left, sections in a column of limited width, preview on the right. */
const formBody =
  '@3xl:grid-cols-[12rem_minmax(0,1fr)] @3xl:gap-x-8 @6xl:grid-cols-[13rem_minmax(0,1fr)_16rem] @6xl:gap-x-10'

/** Returns the form field of a wire field. Two lists are separate from the texts that share their wire names. */
function formField(name: string, mode: FormMode): ProfileField | null {
  if (mode.kind === 'female') return name === 'age_range' ? 'desiredAges' : (name as ProfileField)
  if (name === 'base') return null
  return name === 'appear_points' ? 'appeal' : (name as ProfileField)
}
