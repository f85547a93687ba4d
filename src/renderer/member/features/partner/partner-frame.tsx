import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { DecidedRecommend } from '../../../../contract/calls/decision.ts'
import type { ManProfile, WomanProfile } from '../../../../contract/calls/partner.ts'
import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Chip } from '../../../ui/list/chip.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx'
import { useConfig } from '../../api/use-config.ts'
import { drafts } from '../../shared/drafts.ts'
import { showFlash } from '../../shared/flash.ts'
import { factsColumn, pictureAndFacts } from '../../shared/parts/facts-style.ts'
import { ProfilePhotos } from '../../shared/parts/profile-photos.tsx'
import { chatAddress, DecisionBar } from './decision-bar.tsx'
import { HoldNote } from './hold-note.tsx'
import { MatchedDialog } from './match/matched-dialog.tsx'
import { pairingActions } from './pairing-actions.ts'
import { ngDraftName } from './pass/ng-reason.ts'
import { PassSheet } from './pass/pass-sheet.tsx'
import { ReasonForm } from './pass/reason-form.tsx'
import { photoSlides } from './photo-slides.ts'
import { ReplyStep } from './reply-step.tsx'
import { SafetyActions } from './safety-actions.tsx'
import { useDecide } from './use-decide.ts'
import { useProfileIntent } from './use-profile-intent.ts'
import { ToProfile } from './wide/to-profile.tsx'

const copy = recommendationCopy

interface PartnerFrameProps {
  /** The viewer's. */
  sex: 1 | 2
  /** Beside the chat with this person. */
  beside?: boolean
  profile: ManProfile | WomanProfile
  own: ManProfile | WomanProfile
  recommend: RecommendRow
  /** The viewing woman's payment_conf. */
  paid: boolean
  /** The answer of a decision, to be shown on. */
  onDecided: (decided: DecidedRecommend['recommend']) => void
  /** The fields of the profile. */
  children: ReactNode
}

type Open = 'reason' | 'pass' | 'matched' | 'no-match' | null

/** A partner's profile with everything that can be decided on it (PROF, REC). */
export function PartnerFrame(props: PartnerFrameProps) {
  const { sex, beside = false, profile, own, recommend, paid, onDecided, children } = props
  const navigate = useNavigate()
  const { variants } = useConfig()
  const [open, setOpen] = useState<Open>(null)
  // Where the no-match dialog leads depends on what the pairing was (REC-52, REC-53).
  const [wasLiked, setWasLiked] = useState(false)

  const { decide, sending } = useDecide(recommend.id, (decision, decided) => {
    if (decision === 'ng') drafts.write(ngDraftName(recommend.id), null)
    if (decision === 'ng' && sex === 1) {
      void navigate('/recommends/male?status=liked', { replace: true })
      return
    }
    if (decision === 'ng') setWasLiked(recommend.status_n === 8)
    onDecided(decided)
    if (decision === 'suspend') showFlash({ text: copy.decision.holdDone })
    else setOpen(decision === 'ok' ? 'matched' : 'no-match')
  })
  const actions = pairingActions({
    sex,
    statusN: recommend.status_n,
    reviewable: recommend.is_reviewable,
    paid,
    ...variants,
  })
  const pass = () => setOpen(sex === 1 ? 'pass' : 'reason')
  useProfileIntent((intent) => {
    if (!actions.choice) return
    if (intent === 'pass') pass()
    else decide('ok')
  })
  const leaveNoMatch = () =>
    void navigate(wasLiked ? '/recommends?status=liked' : '/home?ng_commit=true', { replace: true })

  return (
    <>
      <div className={`contents ${pictureAndFacts}`}>
        <ProfilePhotos
          name={profile.twitter_name || commonCopy.name.unnamed}
          age={profile.age}
          photos={photoSlides(profile)}
          level={beside ? 2 : 1}
        >
          {profile.area.join('・')}
        </ProfilePhotos>
        <PageBody className={`flex-1 pt-4 ${factsColumn}`}>
          <div className="flex flex-wrap items-center gap-2">
            <Chip tone={actions.chat ? 'leaf' : actions.choice ? 'amber' : 'neutral'}>
              {recommend.status}
            </Chip>
          </div>
          {recommend.status_n === 6 && sex === 2 && <HoldNote recommend={recommend} />}
          {actions.waiting && <Notice>{copy.decision.waitingForHim}</Notice>}
          {actions.choice && recommend.status_n === 3 && <Notice>{copy.decision.redoNote}</Notice>}
          {actions.reply && <ReplyStep recommend={recommend} onDecided={onDecided} />}
          {children}
          <SafetyActions name={profile.twitter_name} pairingId={recommend.id} canDissolve={actions.block} />
        </PageBody>
      </div>
      {beside ? (
        <ToProfile sex={sex} recommend={recommend} />
      ) : (
        <DecisionBar
          actions={actions}
          recommend={recommend}
          sending={sending}
          onContact={() => decide('ok')}
          onHold={() => decide('suspend')}
          onPass={pass}
        />
      )}
      <PassSheet
        open={open === 'pass'}
        busy={sending === 'ng'}
        onPass={() => decide('ng', '')}
        onClose={() => setOpen(null)}
      />
      <ReasonForm
        key={recommend.id}
        pairingId={recommend.id}
        open={open === 'reason'}
        busy={sending === 'ng'}
        onClose={() => setOpen(null)}
        onSubmit={(reason) => decide('ng', reason)}
      />
      <MatchedDialog
        open={open === 'matched'}
        sex={sex}
        partner={profile}
        own={own}
        chatAddress={chatAddress(recommend)}
        onClose={() => setOpen(null)}
      />
      <AlertDialog
        open={open === 'no-match'}
        title={copy.noMatch.title}
        confirmText={copy.noMatch.close}
        cancelText={null}
        onConfirm={leaveNoMatch}
        onCancel={leaveNoMatch}
      >
        {copy.noMatch.text}
      </AlertDialog>
    </>
  )
}
