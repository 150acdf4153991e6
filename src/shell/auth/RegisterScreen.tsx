import { useLocation } from 'react-router-dom';
import { GuestScreen } from './GuestScreen.tsx';
import { InvitedScreen } from './InvitedScreen.tsx';
import { OwnRegistration } from './OwnRegistration.tsx';
import { Auth0Button } from './providers/Auth0Button.tsx';
import { LazyFirebaseTab } from './providers/LazyFirebaseTab.tsx';
import { registrationHere } from './registration.ts';

/** /register: a new account of ours, with Google or with KakaoTalk; an invitation stands after the #. */
export function RegisterScreen() {
  const { hash } = useLocation();
  const invitation = new URLSearchParams(hash.slice(1)).get('invitation') ?? '';
  const registration = registrationHere();
  if (registration !== 'open') {
    return (
      <InvitedScreen registration={registration}>
        {registration === 'invite' && invitation !== '' ? <OwnRegistration invitation={invitation} /> : null}
      </InvitedScreen>
    );
  }
  return (
    <GuestScreen
      screen="register"
      notice={null}
      profile={
        <>
          <OwnRegistration invitation={invitation} />
          <Auth0Button />
        </>
      }
      google={<LazyFirebaseTab form="register" />}
    />
  );
}
