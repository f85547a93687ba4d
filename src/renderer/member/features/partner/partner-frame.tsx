import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { DecidedRecommend } from '../../../../contract/calls/decision.ts'
import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { StatusN } from '../../../../contract/enums/pairing.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { operatorChatCopy } from '../../../lib/copy/operator-chat.ts'
import { profileCopy, subProfileCopy } from '../../../lib/copy/profile.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { formatMonthDay } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { Notice } from '../../../ui/feedback/states.tsx'
import { Chip } from '../../../ui/list/chip.tsx'
import { ActionBar } from '../../../ui/navigation/action-bar.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { AlertDialog } from '../../../ui/overlay/dialog.tsx'
import { useConfig } from '../../api/config.ts'
import { drafts } from '../../shared/drafts.ts'
import { showFlash } from '../../shared/flash.ts'
import { readProfileIntent, type ProfileIntent } from '../../shared/history-states.ts'
import { useIsLeft, useLeadOn } from '../../shared/lead-away.ts'
import { chatPath, isLikedMeanwhile, partnerPath } from '../../shared/pairings.ts'
import { profileStyle } from '../../shared/parts/facts.ts'
import { ProfilePhotos } from '../../shared/parts/profile-photos.tsx'
import { useDissolve } from '../../shared/use-dissolve.tsx'
import { AgreementRow, type Couple } from './common-answers.tsx'
import { DecisionBar, HoldNote, reviewPath, useDecide } from './decision-bar.tsx'
import { Details } from './details.tsx'
import { MatchedDialog } from './match/matched-dialog.tsx'
import { ngDraftName } from './ng-answers.ts'
import { pairingActions } from './pairing-actions.ts'
import { PassSheet } from './pass-sheet.tsx'
import { ReasonForm } from './reason-form.tsx'
import { ReplyStep } from './reply-step.tsx'

/** Link at the foot of a profile beside the chat to its own page, which has all actions. */
function ToProfile({ sex, recommend }: { sex: Sex; recommend: RecommendRow }) {
  return (
    <ActionBar>
      <Button tone="quiet" size="m" render={<Link to={partnerPath(sex, recommend.partner_user_id)} />}>
        {profileCopy.action.open}
      </Button>
    </ActionBar>
  )
}

export function PartnerSkeleton() {
  return (
    <SkeletonGroup className={`grid ${profileStyle.page}`}>
      <Skeleton shape="block" className="h-82.5 w-full @3xl:h-130" />
      <PageBody className={`pt-4 ${profileStyle.facts}`}>
        <Skeleton shape="block" className="h-7 w-24" />
        <Skeleton shape="block" className="h-32 w-full" />
        <Skeleton shape="block" className="h-64 w-full" />
      </PageBody>
    </SkeletonGroup>
  )
}

interface SafetyActionsProps {
  name: string
  pairingId: number
  /** Whether the pairing is matched: only matches can be dissolved (REC-79). */
  canDissolve: boolean
  beside: boolean
}

/** Safety actions at the foot of a profile: report, and dissolve a match after a confirmation (REC-74 to REC-76). */
function SafetyActions({ name, pairingId, canDissolve, beside }: SafetyActionsProps) {
  const { ask, question } = useDissolve({ name, pairingId })
  const report = <Link to="/hona" state={{ draft: operatorChatCopy.reportDraft(name, pairingId) }} />
  return (
    <div
      className={beside ? 'flex flex-wrap items-center justify-center gap-x-4' : 'grid justify-items-center gap-1 pt-2'}
    >
      {canDissolve && (
        <Button tone="danger" size="m" icon="block" onClick={ask}>
          {recommendationCopy.block.button}
        </Button>
      )}
      <TextLink render={report} className="min-h-11">
        {operatorChatCopy.report}
      </TextLink>
      <AlertDialog {...question} />
    </div>
  )
}

/** Returns the status text. Adds the day of the match while no message hides that time (ENTITY2-37). */
function matchedOn({ last_message: message, status, timestamp }: RecommendRow): string {
  return message === '' ? `${status} ${formatMonthDay(timestamp)}` : status
}

const copy = recommendationCopy

interface PartnerFrameProps {
  couple: Couple
  /** Whether the profile stands beside the chat with this partner. */
  beside: boolean
  recommend: RecommendRow
  paid: boolean
  /** Called with the response of a decision, to update the profile. */
  onDecided: (decided: DecidedRecommend['recommend']) => void
}

/** Runs the decision made where the profile was opened, once. A reload or back navigation does not repeat it. */
function useProfileIntent(act: (intent: ProfileIntent) => void): void {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const intent = readProfileIntent(state)
  const done = useRef(false)
  useEffect(() => {
    if (intent === null || done.current) return
    done.current = true
    void navigate({ pathname, search }, { replace: true, state: null })
    act(intent)
  }, [act, intent, navigate, pathname, search])
}

type Open = 'reason' | 'pass' | 'matched' | 'no-match' | null

/** A partner's profile with its decisions (PROF, REC). */
export function PartnerFrame({ couple, beside, recommend, paid, onDecided }: PartnerFrameProps) {
  const { sex, profile, own } = couple
  const navigate = useNavigate()
  const leadOn = useLeadOn()
  const isLeft = useIsLeft()
  const { variants } = useConfig()
  const [open, setOpen] = useState<Open>(null)
  // The target of the no-match dialog depends on the earlier status (REC-52, REC-53).
  const [wasLiked, setWasLiked] = useState(false)

  const { decide, sending } = useDecide(
    recommend.id,
    (decision, decided) => {
      if (decision === 'ng') drafts.write(ngDraftName(recommend.id), null)
      if (decision === 'ng' && sex === Sex.man) {
        void leadOn('/recommends/male?status=liked', recommendationCopy.noMatch.title, { replace: true })
        return
      }
      if (decision === 'ng') setWasLiked(recommend.status_n === StatusN.likedByMan)
      onDecided(decided)
      if (decision === 'suspend') showFlash({ text: copy.decision.holdDone })
      else if (decision === 'ng' && isLeft()) showFlash({ text: recommendationCopy.noMatch.title })
      else setOpen(decision === 'ok' ? 'matched' : 'no-match')
    },
    () => setOpen(null),
  )
  const actions = pairingActions({
    sex,
    statusN: recommend.status_n,
    reviewable: recommend.is_reviewable,
    talked: recommend.last_message !== '',
    paid,
    ...variants,
  })
  const pass = () => setOpen(sex === Sex.man ? 'pass' : 'reason')
  useProfileIntent((intent) => {
    if (!actions.choice) return
    if (intent === 'pass') pass()
    else decide('ok')
  })
  const leaveNoMatch = () =>
    void navigate(wasLiked ? '/recommends?status=liked' : '/home?ng_commit=true', { replace: true })

  return (
    <>
      <div className={`contents ${profileStyle.page}`}>
        <ProfilePhotos
          name={profile.twitter_name || commonCopy.name.unnamed}
          age={profile.age}
          profile={profile}
          level={beside ? 2 : 1}
        >
          {profile.area.join('・')}
        </ProfilePhotos>
        <PageBody className={`flex-1 pt-4 ${profileStyle.facts}`}>
          <div className="flex flex-wrap items-center gap-2">
            {/* Every visible member is verified. */}
            <Chip tone="leaf" icon="shield">
              {profileCopy.verified}
            </Chip>
            <Chip tone={actions.choice && !actions.chat ? 'amber' : 'neutral'} className="num">
              {beside ? matchedOn(recommend) : recommend.status}
            </Chip>
            {isLikedMeanwhile(recommend) && (
              <Chip tone="rose" icon="heart-filled">
                {subProfileCopy.like.answer.due.liked}
              </Chip>
            )}
          </div>
          {!beside && <AgreementRow couple={couple} />}
          {recommend.status_n === StatusN.held && sex === Sex.woman && <HoldNote recommend={recommend} />}
          {actions.waiting && <Notice>{copy.decision.waiting}</Notice>}
          {actions.over && (
            <Notice action={<TextLink render={<Link to="/payment_select" />}>{copy.decision.toPlans}</TextLink>}>
              {copy.decision.over}
            </Notice>
          )}
          {actions.choice && recommend.status_n === StatusN.noMatch && <Notice>{copy.decision.redoNote}</Notice>}
          {actions.reply && <ReplyStep recommend={recommend} onDecided={onDecided} />}
          <Details couple={couple} beside={beside} />
          {actions.review === 'line' && !beside && (
            <p className="text-center text-s text-ink-2">
              {profileCopy.action.metAlready}
              <TextLink render={<Link to={reviewPath(recommend)} />} className="min-h-11 px-2">
                {profileCopy.action.review}
              </TextLink>
            </p>
          )}
          <SafetyActions
            beside={beside}
            name={profile.twitter_name}
            pairingId={recommend.id}
            canDissolve={actions.block}
          />
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
        chatPath={chatPath(recommend)}
        onClose={() => setOpen(null)}
      />
      <AlertDialog
        open={open === 'no-match'}
        title={copy.noMatch.title}
        confirmText={copy.noMatch.close}
        onCancel={leaveNoMatch}
      >
        {copy.noMatch.text}
      </AlertDialog>
    </>
  )
}
