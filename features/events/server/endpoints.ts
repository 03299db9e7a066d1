import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { askForCode } from './ask-for-code.ts';
import {
  fileDeskBudget,
  fileHostBudget,
  readDeskBudget,
  readHostBudget,
  saveAsHost,
  saveAsStaff,
} from './budget/budget-operations.ts';
import { changeRegistration } from './change-registration.ts';
import { addAlbumAsHost, addAlbumAsStaff, deleteAlbumAsHost, deleteAlbumAsStaff } from './gallery/albums.ts';
import { uploadAsGuest, uploadAsHost, uploadAsStaff } from './gallery/add-photograph.ts';
import {
  deleteAsGuest,
  deleteAsHost,
  deletePhotographAsStaff,
  keepPhotographAsStaff,
  reportPhotographToDesk,
} from './gallery/remove-photograph.ts';
import { readGallery, readGalleryAsHost, readGalleryAtDesk } from './gallery/read-gallery.ts';
import { getEvent } from './get-event.ts';
import { getRegistration } from './get-registration.ts';
import { cancelHostedEvent, changeHostedEvent } from './hosting/change-hosted.ts';
import { decideOnEvent, listDeskEvents } from './hosting/desk-events.ts';
import { hostEvent, listHostedEvents, readHosted } from './hosting/host-event.ts';
import { fileRegistrations, listRegistrations } from './hosting/list-registrations.ts';
import { reportEvent } from './hosting/report-event.ts';
import { hideAsStaff, keepAsStaff, listOperatedEvents, readAtDesk, writeAsStaff } from './messages/desk-messages.ts';
import { readAsHost, readMessages, reportToDesk, switchEmails } from './messages/read-messages.ts';
import { markSeen, markSeenByHost } from './messages/see-messages.ts';
import { hideAsHost, writeAsGuest, writeMessageAsHost } from './messages/write-message.ts';
import { register } from './register.ts';
import { bookEventRoom, listGuestRooms } from './rooms/book-room.ts';
import { endEventBlock, fileRooming, openEventBlock, readDeskRooms, shrinkEventBlock } from './rooms/desk-rooms.ts';
import { giveRoomPass } from './rooms/room-pass.ts';
import {
  answer,
  askRoommate,
  joinSharing,
  leaveSharing,
  readRoommates,
  stopSharing,
  takeBack,
} from './roommates/share-room.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { acceptOffer, leaveWaiting, showWaiting } from './waiting/answer-offer.ts';
import { joinWaitingList } from './waiting/join-waiting-list.ts';
import { withdraw } from './withdraw.ts';

/** The operations of this feature with their use cases (`app/api/registry.ts`). */
export const endpoints = [
  endpoint(contract.getEvent, getEvent),
  endpoint(contract.register, register),
  endpoint(contract.getRegistration, getRegistration),
  endpoint(contract.changeRegistration, changeRegistration),
  endpoint(contract.askForCode, askForCode),
  endpoint(contract.signIn, signIn),
  endpoint(contract.signOut, signOut),
  endpoint(contract.withdraw, withdraw),
  endpoint(contract.wait, joinWaitingList),
  endpoint(contract.waiting, showWaiting),
  endpoint(contract.acceptOffer, acceptOffer),
  endpoint(contract.leaveWaiting, leaveWaiting),
  endpoint(contract.host, hostEvent),
  endpoint(contract.changeHosted, changeHostedEvent),
  endpoint(contract.cancelHosted, cancelHostedEvent),
  endpoint(contract.hosted, readHosted),
  endpoint(contract.listHosted, listHostedEvents),
  endpoint(contract.registrations, listRegistrations),
  endpoint(contract.registrationFile, fileRegistrations),
  endpoint(contract.reportEvent, reportEvent),
  endpoint(contract.deskEvents, listDeskEvents),
  endpoint(contract.decideEvent, decideOnEvent),
  endpoint(contract.messages, readMessages),
  endpoint(contract.writeMessage, writeAsGuest),
  endpoint(contract.reportMessage, reportToDesk),
  endpoint(contract.seeMessages, markSeen),
  endpoint(contract.setMessageEmails, switchEmails),
  endpoint(contract.hostMessages, readAsHost),
  endpoint(contract.writeAsHost, writeMessageAsHost),
  endpoint(contract.hideMessage, hideAsHost),
  endpoint(contract.seeAsHost, markSeenByHost),
  endpoint(contract.operatedEvents, listOperatedEvents),
  endpoint(contract.deskMessages, readAtDesk),
  endpoint(contract.writeAtDesk, writeAsStaff),
  endpoint(contract.hideAtDesk, hideAsStaff),
  endpoint(contract.keepAtDesk, keepAsStaff),
  endpoint(contract.deskRoomBlocks, readDeskRooms),
  endpoint(contract.openBlock, openEventBlock),
  endpoint(contract.shrinkBlock, shrinkEventBlock),
  endpoint(contract.endBlock, endEventBlock),
  endpoint(contract.roomingFile, fileRooming),
  endpoint(contract.guestRooms, listGuestRooms),
  endpoint(contract.roomPass, giveRoomPass),
  endpoint(contract.bookRoom, bookEventRoom),
  endpoint(contract.hostBudget, readHostBudget),
  endpoint(contract.saveHostBudget, saveAsHost),
  endpoint(contract.hostBudgetFile, fileHostBudget),
  endpoint(contract.deskBudget, readDeskBudget),
  endpoint(contract.saveDeskBudget, saveAsStaff),
  endpoint(contract.deskBudgetFile, fileDeskBudget),
  endpoint(contract.roommates, readRoommates),
  endpoint(contract.offerToShare, joinSharing),
  endpoint(contract.leaveSharing, leaveSharing),
  endpoint(contract.askToShare, askRoommate),
  endpoint(contract.takeBackRequest, takeBack),
  endpoint(contract.answerRequest, answer),
  endpoint(contract.endSharing, stopSharing),
  endpoint(contract.photographs, readGallery),
  endpoint(contract.uploadPhotograph, uploadAsGuest),
  endpoint(contract.deletePhotograph, deleteAsGuest),
  endpoint(contract.reportPhotograph, reportPhotographToDesk),
  endpoint(contract.hostPhotographs, readGalleryAsHost),
  endpoint(contract.uploadAsHost, uploadAsHost),
  endpoint(contract.deleteAsHost, deleteAsHost),
  endpoint(contract.addAlbum, addAlbumAsHost),
  endpoint(contract.deleteAlbum, deleteAlbumAsHost),
  endpoint(contract.deskPhotographs, readGalleryAtDesk),
  endpoint(contract.uploadAtDesk, uploadAsStaff),
  endpoint(contract.deletePhotographAtDesk, deletePhotographAsStaff),
  endpoint(contract.keepPhotographAtDesk, keepPhotographAsStaff),
  endpoint(contract.addAlbumAtDesk, addAlbumAsStaff),
  endpoint(contract.deleteAlbumAtDesk, deleteAlbumAsStaff),
];
