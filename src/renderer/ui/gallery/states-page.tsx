import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import { EmptyState } from '../empty-state.tsx'
import { ErrorState } from '../error-state.tsx'
import { FlashOutlet } from '../flash-outlet.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { LockedState } from '../locked-state.tsx'
import { Notice } from '../notice.tsx'
import { Skeleton } from '../skeleton.tsx'
import { SkeletonGroup } from '../skeleton-group.tsx'
import { Spinner } from '../spinner.tsx'
import { TextLink } from '../text-link.tsx'
import { Shelf } from './shelf.tsx'

export function StatesPage() {
  return (
    <>
      <FlashOutlet
        items={[
          { id: '1', text: '登録情報を更新しました。' },
          { id: '2', text: 'いいねを送れませんでした。', tone: 'alarm' },
        ]}
        onClose={() => undefined}
      />
      <div className="h-28" />
      <Shelf title="Notice" className="grid gap-3 sm:grid-cols-2">
        <Notice>年齢確認書類を提出しました。確認には最大1営業日かかります。</Notice>
        <Notice tone="good" title="年齢確認が完了しました" />
        <Notice
          tone="warn"
          title="お支払いの確認が取れていません"
          action={<TextLink href="#x">お支払い情報を確認する</TextLink>}
        >
          カードの有効期限をご確認ください。
        </Notice>
        <Notice tone="alarm" onClose={() => undefined}>
          エラーが発生しました。時間をおいてもう一度お試しください。
        </Notice>
      </Shelf>
      <Shelf title="EmptyState, ErrorState, LockedState" className="grid gap-4 sm:grid-cols-2">
        <Card space="none">
          <EmptyState
            title="まだメッセージはありません"
            action={
              <Button tone="quiet" size="m">
                おすすめを見る
              </Button>
            }
          >
            おすすめの中から気になる方に連絡を取ってみましょう。
          </EmptyState>
        </Card>
        <Card space="none">
          <ErrorState onRetry={() => undefined} />
        </Card>
        <LockedState
          title="年齢確認のあとにご利用いただけます"
          needs={[
            { label: 'プロフィールの登録', done: true },
            { label: '年齢確認書類の提出', done: false, action: <TextLink href="#a">提出する</TextLink> },
            { label: 'お支払い', done: false, action: <TextLink href="#a">登録する</TextLink> },
          ]}
          action={<Button>年齢確認へ進む</Button>}
        >
          安心してご利用いただくため、すべての方に年齢確認をお願いしています。
        </LockedState>
        <Card>
          <SkeletonGroup className="grid gap-3">
            <Skeleton className="w-1/3" />
            <div className="h-24">
              <Skeleton shape="block" />
            </div>
          </SkeletonGroup>
          <ListSkeleton rows={2} />
          <Spinner label="読み込み中です" className="mt-4 text-plum" />
        </Card>
      </Shelf>
    </>
  )
}
