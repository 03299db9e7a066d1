export { PersonMenu } from './person-menu.tsx';
export { SessionKeeper } from './session-keeper.tsx';
