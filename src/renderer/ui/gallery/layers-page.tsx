import { useState } from 'react'
import { Go } from './go.tsx'
import { AlertDialog } from '../alert-dialog.tsx'
import { Brand } from '../brand.tsx'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { MenuRow } from '../menu-row.tsx'
import { Sheet } from '../sheet.tsx'
import { Shelf } from './shelf.tsx'

const wanted = new URLSearchParams(location.search).get('open')

export function LayersPage() {
  const [open, setOpen] = useState<string | null>(wanted)
  const close = () => setOpen(null)
  return (
    <Shelf title="Dialog, AlertDialog, Sheet" className="flex flex-wrap gap-3">
      {['dialog', 'locked', 'confirm', 'danger', 'menu', 'bottom'].map((name) => (
        <Button key={name} tone="quiet" size="m" id={`open-${name}`} onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="プレミアムプランのご案内"
        footer={
          <>
            <Button>プランを見る</Button>
            <Button tone="text" onClick={close}>
              あとで
            </Button>
          </>
        }
      >
        <p className="text-ink-2">
          おすすめを1日に受け取れる人数が増え、すべてのメッセージを読めるようになります。
        </p>
        <p className="mt-3 text-ink-2">料金は月ごとの更新で、いつでも解約できます。</p>
      </Dialog>
      <Dialog
        open={open === 'locked'}
        onClose={close}
        title="ご利用条件が変わりました"
        closable={false}
        footer={<Button onClick={close}>同意する</Button>}
      >
        <p className="text-ink-2">続けるには、新しい利用条件への同意が必要です。</p>
      </Dialog>
      <AlertDialog
        open={open === 'confirm'}
        title="この方に連絡を取りますか？"
        onConfirm={close}
        onCancel={close}
      >
        連絡を取ると、お相手にメッセージを送れるようになります。
      </AlertDialog>
      <AlertDialog
        open={open === 'danger'}
        title="本当に退会しますか？"
        tone="danger"
        confirmText="退会する"
        cancelText="やめる"
        onConfirm={close}
        onCancel={close}
      >
        退会すると、メッセージやプロフィールは元に戻せません。
      </AlertDialog>
      <Sheet open={open === 'menu'} onClose={close} title="メニュー" head={<Brand />}>
        <MenuRow icon="home" render={<Go to="h" aria-current="page" />}>
          ホーム
        </MenuRow>
        <MenuRow icon="footprint">足跡</MenuRow>
        <MenuRow icon="gift" aside="残り 4">
          いいねを購入
        </MenuRow>
        <MenuRow icon="document" mark="external">
          利用規約
        </MenuRow>
        <MenuRow icon="card" disabled>
          お支払い情報
        </MenuRow>
        <MenuRow icon="logout" mark="none" tone="alarm">
          ログアウト
        </MenuRow>
      </Sheet>
      <Sheet open={open === 'bottom'} onClose={close} title="並び替え" side="bottom">
        <MenuRow mark="none">新着順</MenuRow>
        <MenuRow mark="none">人気順</MenuRow>
      </Sheet>
    </Shelf>
  )
}
