import { Suspense, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider } from 'react-hook-form'
import { commonCopy } from '../../../lib/copy/common.ts'
import { formCopy } from '../../../lib/copy/form.ts'
import { useIncrementalMount } from '../../../lib/use-incremental-mount.ts'
import { useIsFull, useIsWide } from '../../../lib/window-width.ts'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { leadToField } from '../../../ui/form/missing-field.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../api/account.ts'
import { useConfig } from '../../api/config.ts'
import { readSeenRank, rememberSeenRank } from '../../shared/device/seen-on-home.ts'
import { lazyWithFallback } from '../../shared/loading/loading.ts'
import { FormFooter } from './form-footer.tsx'
import type { FormMode } from './form-mode.ts'
import { PhotosSection } from './photos/photos-section.tsx'
import { shownPhoto, storedPhotos } from './photos/shown-photo.ts'
import type { AccountDetail, ProfileField } from './profile-values.ts'
import { Section, sectionId } from './sections.tsx'
import { useProfileForm } from './use-profile-form.ts'

const FormIndex = lazyWithFallback(async () => (await import('./form-index.tsx')).FormIndex)

const FormPreview = lazyWithFallback(async () => (await import('./form-preview.tsx')).FormPreview)

interface ProfileFormProps {
  mode: FormMode
  detail: AccountDetail
  /** Whether the member has no stored name yet (FORM-28). */
  newUser: boolean
  /** Whether the foot sticks to the screen. Off where the tab bar stands there. */
  docked: boolean
  onSaved: () => void
}

/** Wide frame: index on the left, sections in a column of limited width, preview on the right. */
const formBody =
  '@3xl:grid-cols-[12rem_minmax(0,1fr)] @3xl:gap-x-8 @6xl:grid-cols-[13rem_minmax(0,1fr)_16rem] @6xl:gap-x-10'

/** Form of all three pages: sections that mount one after another, an index and a preview in wide windows (FORM). */
export function ProfileForm({ mode, detail, newUser, docked, onSaved }: ProfileFormProps) {
  const { form, draft, photos, message, busy, progress, submit, sendPhotos, discardDraft } = useProfileForm({
    mode,
    detail,
    onSaved,
  })
  const { apiBase } = useConfig()
  const { shown, showAll } = useIncrementalMount(mode.sections.length)
  const isWhole = shown >= mode.sections.length
  const isWide = useIsWide()
  const isFull = useIsFull()
  const element = useRef<HTMLFormElement>(null)
  useFirstSeenRank()
  const send = (event: React.FormEvent) => {
    // Only a mounted field is validated and can take the focus.
    showAll()
    void submit(event)
  }
  const lead = (field: ProfileField) => {
    // The field may stand in a section that is not mounted yet.
    flushSync(showAll)
    leadToField(element.current, field)
  }
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        aria-busy={!isWhole || undefined}
        onSubmit={send}
        // Reserves the height, so that content below the form appears at its final place.
        className={`flex flex-1 flex-col ${isWhole ? '' : 'min-h-dvh'}`}
      >
        <PageBody className={`flex-1 ${formBody}`}>
          <Suspense fallback={<span className="max-@3xl:hidden" />}>
            {isWide && <FormIndex mode={mode} onGo={() => flushSync(showAll)} />}
          </Suspense>
          <div className="contents @3xl:grid @3xl:grid-cols-1 @3xl:content-start @3xl:gap-5">
            <h2 className="text-l">{newUser ? formCopy.headingNew : formCopy.headingEdit}</h2>
            {draft && <DraftNotice onDiscard={discardDraft} />}
            <FormSections
              mode={mode}
              shown={shown}
              photos={
                <PhotosSection
                  stored={storedPhotos(detail)}
                  photos={photos}
                  busy={busy}
                  onResend={() => void sendPhotos()}
                  withSamples={mode.kind === 'female'}
                />
              }
            />
          </div>
          {isFull && (
            <Suspense>
              <FormPreview photo={shownPhoto(1, photos, storedPhotos(detail), apiBase)} man={'propensity' in detail} />
            </Suspense>
          )}
        </PageBody>
        {/* Undocked, it renders last, because the sections would push it down. */}
        {(docked || isWhole) && (
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

interface FormSectionsProps {
  mode: FormMode
  /** Number of sections that are mounted. */
  shown: number
  /** Section of the photos, for the forms that have one. */
  photos: React.ReactNode
}

function FormSections({ mode, shown, photos }: FormSectionsProps) {
  return mode.sections.slice(0, shown).map((section) => (
    <div key={section} id={sectionId(section)} tabIndex={-1} className="grid scroll-mt-6 grid-cols-1">
      {section === 'photos' ? photos : <Section section={section} mode={mode} />}
    </div>
  ))
}

/** Stores the rank of a man at H, who comes here before home does. Without it the first Rank UP! would not play. */
function useFirstSeenRank(): void {
  const { rank } = useAccount()
  useEffect(() => {
    if (rank !== null && readSeenRank() === null) rememberSeenRank(rank)
  }, [rank])
}

function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice
      action={<TextLink render={<button type="button" onClick={onDiscard} />}>{commonCopy.form.draftDiscard}</TextLink>}
    >
      {commonCopy.form.draftRestored}
    </Notice>
  )
}
