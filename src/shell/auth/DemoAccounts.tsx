import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../ui/Button.tsx';
import type { DemoAccount } from './AuthContext.ts';
import styles from './GuestFrame.module.css';

interface DemoAccountsProps {
  readonly accounts: readonly DemoAccount[];
  readonly onFill: (account: DemoAccount) => void;
}

/** Accounts of the demo, each of which fills in the form by a click. */
export function DemoAccounts({ accounts, onFill }: DemoAccountsProps) {
  const t = useTexts('auth');
  if (accounts.length === 0) return null;
  return (
    <div className={styles.demo}>
      <p>{t('demo.text')}</p>
      <div className={styles.accounts}>
        {accounts.map((account) => (
          <Button key={account.email} onClick={() => onFill(account)}>
            {t(account.role === 'admin' ? 'demo.admin' : 'demo.staff')}
          </Button>
        ))}
      </div>
    </div>
  );
}
