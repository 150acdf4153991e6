import { describe, expect, it } from 'vitest';
import { claimOf } from './claim.rules.ts';
import {
  firstState,
  type PlayerCommand,
  type PlayerEvent,
  type PlayerState,
  retryDelay,
  step,
} from './player.rules.ts';

const healthy = { state: 'UP', stateReason: 'RECOVERED', stateSince: null } as const;

/** A player with a clock that stands until it is told, and chance that is always the same. */
function createPlayer({ transports = 1, chance = 0.5 } = {}) {
  let state: PlayerState = firstState;
  let now = 1_000_000;
  let commands: PlayerCommand[] = [];
  const send = (event: PlayerEvent) => {
    const next = step(state, event, { now, random: () => chance });
    state = next.state;
    commands.push(...next.commands);
  };
  const player = {
    send,
    /** A connection's first picture; `same`: it was on the screen already. */
    picture: (same = false) => send({ type: 'pictured', same }),
    /** A picture that differs from the one before, and is of just now. */
    renew: () => send({ type: 'renewed', contentAt: now, timed: false }),
    /** Lets time go by as the page does, in quarters of a second. */
    wait(seconds: number, meanwhile: () => void = () => undefined) {
      for (let quarter = 0; quarter < seconds * 4; quarter += 1) {
        now += 250;
        meanwhile();
        send({ type: 'tick' });
      }
    },
    configure: (changes: Partial<Extract<PlayerEvent, { type: 'configured' }>> = {}) =>
      send({ type: 'configured', paused: false, down: false, transports, first: 0, ...changes }),
    /** Connected, with pictures that change. */
    goLive() {
      send({ type: 'dialled' });
      player.picture();
      player.renew();
    },
    stayLive: (seconds: number) => player.wait(seconds, player.renew),
    /** What it was told to do since it was last asked. */
    obeyed() {
      const found = commands;
      commands = [];
      return found;
    },
    get phase() {
      return state.phase;
    },
    get state() {
      return state;
    },
    get now() {
      return now;
    },
    get age() {
      return state.contentAt === null ? null : now - state.contentAt;
    },
    get retryIn() {
      return state.retryAt === null ? null : state.retryAt - now;
    },
    get claim() {
      return claimOf(state, healthy, now)?.kind ?? null;
    },
  };
  return player;
}

function shownPlayer(options?: Parameters<typeof createPlayer>[0]) {
  const player = createPlayer(options);
  player.configure();
  player.send({ type: 'shown' });
  return player;
}

function livePlayer(options?: Parameters<typeof createPlayer>[0]) {
  const player = shownPlayer(options);
  player.goLive();
  player.obeyed();
  return player;
}

describe('a player that is shown', () => {
  it('connects by its first transport', () => {
    const player = shownPlayer();
    expect(player.phase).toBe('connecting');
    expect(player.obeyed()).toEqual([{ type: 'open', transport: 0 }]);
  });

  it('begins with the transport that worked last time', () => {
    const player = createPlayer({ transports: 3 });
    player.configure({ first: 2 });
    player.send({ type: 'shown' });
    expect(player.obeyed()).toEqual([{ type: 'open', transport: 2 }]);
  });

  it('is not live with its first picture, which may be an old one', () => {
    const player = shownPlayer();
    player.send({ type: 'dialled' });
    player.picture();
    expect([player.phase, player.claim, player.age]).toEqual(['connecting', 'checking', null]);
  });

  it('is live once a picture differs from the one before', () => {
    const player = livePlayer();
    expect([player.phase, player.claim, player.age]).toEqual(['live', 'live', 0]);
  });

  it('waits for its turn in the queue without counting that as failing', () => {
    const player = shownPlayer();
    player.wait(60);
    expect(player.phase).toBe('connecting');
  });

  it('gives up an attempt that shows nothing for 10 seconds', () => {
    const player = shownPlayer();
    player.send({ type: 'dialled' });
    player.wait(9.75);
    expect(player.phase).toBe('connecting');
    player.wait(0.25);
    expect([player.phase, player.state.problem]).toEqual(['retrying', 'NO_FRAMES']);
  });
});

describe('a picture that stands still', () => {
  it('is stale after 4 seconds and carries its age', () => {
    const player = livePlayer();
    player.wait(3.75);
    expect(player.phase).toBe('live');
    player.wait(0.25);
    expect([player.phase, player.claim, player.age]).toEqual(['stale', 'stale', 4000]);
    player.wait(2);
    expect(player.age).toBe(6000);
  });

  it('is stale although the connection goes on presenting it', () => {
    const player = livePlayer();
    player.wait(4, () => player.picture());
    expect(player.phase).toBe('stale');
  });

  it('is live again with the first picture that differs', () => {
    const player = livePlayer();
    player.wait(5);
    player.renew();
    expect([player.phase, player.age]).toEqual(['live', 0]);
  });

  it('makes the player connect anew after 10 seconds', () => {
    const player = livePlayer();
    player.wait(10);
    expect([player.phase, player.state.problem]).toEqual(['retrying', 'FROZEN']);
    expect(player.obeyed()).toEqual([{ type: 'close' }]);
  });

  it('is never called live by a new connection that shows it again, and keeps its age', () => {
    const player = livePlayer();
    player.wait(10.5);
    expect(player.phase).toBe('connecting');
    player.send({ type: 'dialled' });
    player.picture(true);
    expect([player.phase, player.claim, player.age]).toEqual(['connecting', 'still', 10_500]);
    player.wait(4);
    expect([player.phase, player.age]).toEqual(['stale', 14_500]);
  });

  it('is stale after 4 seconds when it never moved at all, and of unknown age', () => {
    const player = shownPlayer();
    player.send({ type: 'dialled' });
    player.picture();
    player.wait(4);
    expect([player.phase, player.claim, player.age]).toEqual(['stale', 'stale', null]);
  });

  it('is of unknown age when a new connection shows another one that does not move', () => {
    const player = livePlayer();
    player.wait(10.5);
    player.send({ type: 'dialled' });
    player.picture(false);
    expect([player.claim, player.age]).toEqual(['checking', null]);
  });
});

describe('a picture that moves', () => {
  it('is as old as its stream says', () => {
    const player = shownPlayer();
    player.send({ type: 'dialled' });
    player.picture();
    player.send({ type: 'renewed', contentAt: player.now - 3000, timed: true });
    expect([player.phase, player.age]).toEqual(['live', 3000]);
    player.wait(1);
    expect(player.age).toBe(4000);
  });

  it('is never of a moment that is still to come', () => {
    const player = shownPlayer();
    player.send({ type: 'renewed', contentAt: player.now + 800, timed: true });
    expect(player.age).toBe(0);
  });

  it('is live with what it shows of 30 seconds ago', () => {
    const player = shownPlayer();
    player.send({ type: 'renewed', contentAt: player.now - 30_000, timed: true });
    expect(player.phase).toBe('live');
  });

  it('is stale when what it shows is older than 30 seconds, and its connection stays', () => {
    const player = shownPlayer();
    player.send({ type: 'dialled' });
    player.obeyed();
    const contentAt = player.now - 3_600_000;
    player.wait(20, () => player.send({ type: 'renewed', contentAt, timed: true }));
    expect([player.phase, player.claim, player.age]).toEqual(['stale', 'stale', 3_620_000]);
    expect(player.obeyed()).toEqual([]);
  });

  it('is not live while its source cannot say how old it is, and its connection stays', () => {
    const player = shownPlayer();
    player.send({ type: 'dialled' });
    player.picture();
    player.obeyed();
    const move = () => player.send({ type: 'renewed', contentAt: null, timed: false });
    player.wait(14, move);
    expect([player.phase, player.claim]).toEqual(['connecting', 'checking']);
    player.wait(2, move);
    expect([player.phase, player.claim, player.age]).toEqual(['connecting', 'unknown', null]);
    expect(player.obeyed()).toEqual([]);
  });
});

describe('a failed attempt', () => {
  it('waits anywhere up to 1, 2, 4 … 60 seconds', () => {
    const longest = [1, 2, 3, 4, 5, 6, 7, 8, 50].map((failures) => retryDelay(failures, () => 1));
    expect(longest).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000]);
    expect(retryDelay(9, () => 0)).toBe(0);
    expect(retryDelay(9, () => 0.25)).toBe(15_000);
  });

  it('is repeated when its wait is over', () => {
    const player = shownPlayer();
    player.send({ type: 'dialled' });
    player.send({ type: 'failed', problem: 'REFUSED' });
    expect([player.phase, player.retryIn, player.state.problem]).toEqual(['retrying', 500, 'REFUSED']);
    player.obeyed();
    player.wait(0.25);
    expect(player.phase).toBe('retrying');
    player.wait(0.25);
    expect(player.phase).toBe('connecting');
    expect(player.obeyed()).toEqual([{ type: 'open', transport: 0 }]);
  });

  it('keeps its reason when something else is told of the camera', () => {
    const player = shownPlayer();
    player.send({ type: 'failed', problem: 'REFUSED' });
    player.configure();
    expect(player.state.problem).toBe('REFUSED');
  });

  it('waits longer each time', () => {
    const player = shownPlayer();
    const waits = [1, 2, 3].map(() => {
      player.send({ type: 'failed', problem: 'REFUSED' });
      const wait = player.retryIn;
      player.send({ type: 'retryNow' });
      return wait;
    });
    expect(waits).toEqual([500, 1000, 2000]);
  });

  it('is repeated at once by "retry now"', () => {
    const player = shownPlayer();
    player.send({ type: 'failed', problem: 'REFUSED' });
    player.obeyed();
    player.send({ type: 'retryNow' });
    expect(player.obeyed()).toEqual([{ type: 'open', transport: 0 }]);
  });

  it('counts no longer after 30 good seconds', () => {
    const player = shownPlayer();
    for (const _ of [1, 2, 3]) {
      player.send({ type: 'failed', problem: 'REFUSED' });
      player.send({ type: 'retryNow' });
    }
    player.goLive();
    player.stayLive(29);
    expect(player.state.failures).toBe(3);
    player.stayLive(1);
    expect(player.state.failures).toBe(0);
  });

  it('still counts when the good time had a break', () => {
    const player = shownPlayer();
    player.send({ type: 'failed', problem: 'REFUSED' });
    player.send({ type: 'retryNow' });
    player.goLive();
    player.stayLive(20);
    player.wait(5);
    player.stayLive(20);
    expect(player.state.failures).toBe(1);
  });

  it('leaves the last picture there, as a still one', () => {
    const player = livePlayer();
    player.wait(1);
    player.send({ type: 'failed', problem: 'UNREACHABLE' });
    expect([player.claim, player.age]).toEqual(['still', 1000]);
  });

  it('means nothing to a player that has nothing open', () => {
    const player = livePlayer();
    player.send({ type: 'failed', problem: 'UNREACHABLE' });
    const { retryAt } = player.state;
    player.send({ type: 'failed', problem: 'CODEC' });
    expect([player.state.problem, player.state.retryAt]).toEqual(['UNREACHABLE', retryAt]);
  });
});

describe('transports', () => {
  it('are tried one after the other at once, and only then is there a wait', () => {
    const player = shownPlayer({ transports: 3 });
    player.send({ type: 'failed', problem: 'REFUSED' });
    player.send({ type: 'failed', problem: 'NOT_FOUND' });
    expect(player.obeyed()).toEqual([
      { type: 'open', transport: 0 },
      { type: 'open', transport: 1 },
      { type: 'open', transport: 2 },
    ]);
    player.send({ type: 'failed', problem: 'CODEC' });
    expect([player.phase, player.state.problem]).toEqual(['retrying', 'CODEC']);
    player.wait(0.5);
    expect(player.obeyed()).toEqual([{ type: 'close' }, { type: 'open', transport: 0 }]);
  });

  it('stay with the best while it is good', () => {
    const player = livePlayer({ transports: 2 });
    player.stayLive(61);
    expect(player.obeyed()).toEqual([]);
  });

  it('count a climb for nothing once, and none when the best was good for 30 seconds', () => {
    const player = shownPlayer({ transports: 2 });
    player.send({ type: 'failed', problem: 'REFUSED' });
    player.goLive();
    player.stayLive(60);
    expect([player.state.transport, player.state.climbing]).toEqual([0, true]);
    player.send({ type: 'failed', problem: 'REFUSED' });
    player.send({ type: 'failed', problem: 'REFUSED' });
    expect([player.phase, player.state.climbs]).toEqual(['retrying', 1]);
    player.send({ type: 'retryNow' });
    player.send({ type: 'failed', problem: 'REFUSED' });
    expect(player.state.climbs).toBe(1);
    player.send({ type: 'failed', problem: 'REFUSED' });
    player.send({ type: 'retryNow' });
    player.goLive();
    player.stayLive(29);
    expect(player.state.climbs).toBe(1);
    player.stayLive(1);
    expect(player.state.climbs).toBe(0);
  });

  it('do not count a climb that was good as one for nothing', () => {
    const player = shownPlayer({ transports: 2 });
    player.send({ type: 'failed', problem: 'REFUSED' });
    player.goLive();
    player.stayLive(60);
    player.goLive();
    player.send({ type: 'failed', problem: 'REFUSED' });
    expect(player.state.climbs).toBe(0);
  });

  it('climb back to the best after 60 seconds of health', () => {
    const player = shownPlayer({ transports: 2 });
    player.send({ type: 'failed', problem: 'REFUSED' });
    player.goLive();
    player.obeyed();
    player.stayLive(59.75);
    expect(player.obeyed()).toEqual([]);
    player.stayLive(0.25);
    expect(player.obeyed()).toEqual([{ type: 'open', transport: 0 }]);
  });

  it('wait twice as long when the climb was for nothing', () => {
    const player = shownPlayer({ transports: 2 });
    player.send({ type: 'failed', problem: 'REFUSED' });
    player.goLive();
    player.stayLive(60);
    player.send({ type: 'failed', problem: 'REFUSED' });
    player.goLive();
    player.obeyed();
    player.stayLive(119.5);
    expect(player.obeyed()).toEqual([]);
    player.stayLive(1);
    expect(player.obeyed()).toEqual([{ type: 'open', transport: 0 }]);
  });
});

describe('a camera that is known to be down', () => {
  it('is offline once it has refused, and asked again as soon as any other', () => {
    const player = createPlayer({ chance: 1 });
    player.configure({ down: true });
    player.send({ type: 'shown' });
    const waits = [1, 2, 3].map(() => {
      player.send({ type: 'failed', problem: 'AUTH' });
      const wait = player.retryIn;
      expect(player.phase).toBe('offline');
      player.send({ type: 'retryNow' });
      return wait;
    });
    expect(waits).toEqual([1000, 2000, 4000]);
  });

  it('begins with the shortest wait after an outage, however often it has refused meanwhile', () => {
    const player = createPlayer({ chance: 1 });
    player.configure({ down: true });
    player.send({ type: 'shown' });
    for (let attempt = 0; attempt < 9; attempt += 1) {
      player.send({ type: 'failed', problem: 'UNREACHABLE' });
      player.send({ type: 'retryNow' });
    }
    player.send({ type: 'failed', problem: 'UNREACHABLE' });
    expect(player.retryIn).toBe(60_000);
    player.configure({ down: false });
    player.send({ type: 'failed', problem: 'UNREACHABLE' });
    expect([player.phase, player.retryIn]).toEqual(['retrying', 1000]);
  });

  it('is asked at once when it has recovered', () => {
    const player = createPlayer();
    player.configure({ down: true });
    player.send({ type: 'shown' });
    player.send({ type: 'failed', problem: 'AUTH' });
    player.obeyed();
    player.configure({ down: false });
    expect(player.obeyed()).toEqual([{ type: 'open', transport: 0 }]);
  });

  it('is live all the same when it gives pictures', () => {
    const player = createPlayer();
    player.configure({ down: true });
    player.send({ type: 'shown' });
    player.goLive();
    expect(player.phase).toBe('live');
  });
});

describe('a camera without a stream that can be played', () => {
  it('is offline, says why and tries nothing', () => {
    const player = createPlayer({ transports: 0 });
    player.configure({ problem: 'RTSP' });
    player.send({ type: 'shown' });
    player.wait(120);
    expect([player.phase, player.state.problem, player.retryIn]).toEqual(['offline', 'RTSP', null]);
    expect(player.obeyed()).toEqual([]);
  });

  it('connects once it has one', () => {
    const player = createPlayer({ transports: 0 });
    player.configure({ problem: 'NO_STREAM' });
    player.send({ type: 'shown' });
    player.configure({ transports: 1 });
    expect([player.phase, player.state.problem]).toEqual(['connecting', null]);
  });
});

describe('a camera that an operator took out of service', () => {
  it('is closed, and cannot be retried', () => {
    const player = livePlayer();
    player.configure({ paused: true });
    expect(player.phase).toBe('paused');
    expect(player.obeyed()).toEqual([{ type: 'close' }]);
    player.send({ type: 'retryNow' });
    player.wait(120);
    expect(player.obeyed()).toEqual([]);
  });

  it('connects when it is put back', () => {
    const player = livePlayer();
    player.configure({ paused: true });
    player.obeyed();
    player.configure({ paused: false });
    expect(player.obeyed()).toEqual([{ type: 'open', transport: 0 }]);
  });
});

describe('a player that nobody sees', () => {
  it('lets go after 5 seconds', () => {
    const player = livePlayer();
    player.send({ type: 'hidden' });
    player.stayLive(4.75);
    expect(player.obeyed()).toEqual([]);
    player.stayLive(0.25);
    expect([player.phase, player.obeyed()]).toEqual(['released', [{ type: 'close' }]]);
  });

  it('goes on when it is seen again before that', () => {
    const player = livePlayer();
    player.send({ type: 'hidden' });
    player.stayLive(4);
    player.send({ type: 'shown' });
    player.stayLive(10);
    expect([player.phase, player.obeyed()]).toEqual(['live', []]);
  });

  it('connects when it is seen again after that, with the old picture as a still one', () => {
    const player = livePlayer();
    player.send({ type: 'hidden' });
    player.wait(20);
    player.obeyed();
    player.send({ type: 'shown' });
    expect([player.phase, player.claim, player.age]).toEqual(['connecting', 'still', 20_000]);
    expect(player.obeyed()).toEqual([{ type: 'open', transport: 0 }]);
  });

  it('tries nothing', () => {
    const player = createPlayer();
    player.configure();
    player.wait(60);
    player.send({ type: 'retryNow' });
    expect([player.phase, player.obeyed()]).toEqual(['released', []]);
  });
});

describe('a live player', () => {
  it('takes no notice of "retry now"', () => {
    const player = livePlayer();
    player.send({ type: 'retryNow' });
    expect([player.phase, player.obeyed()]).toEqual(['live', []]);
  });

  it('connects anew for another address or transport of the same camera', () => {
    const player = livePlayer({ transports: 2 });
    player.send({ type: 'reopened', transport: 1 });
    expect([player.phase, player.claim, player.obeyed()]).toEqual([
      'connecting',
      'still',
      [{ type: 'open', transport: 1 }],
    ]);
  });
});

describe('a player that was told otherwise', () => {
  it('connects at once when the camera comes back, and only then', () => {
    const player = createPlayer();
    player.configure({ down: true });
    player.send({ type: 'shown' });
    player.send({ type: 'failed', problem: 'NO_FRAMES' });
    player.obeyed();
    player.configure({ down: true });
    expect(player.phase).toBe('offline');
    player.configure({ down: false });
    expect(player.phase).toBe('connecting');
    expect(player.obeyed()).toEqual([{ type: 'open', transport: 0 }]);
  });

  it('does not interrupt pictures when the camera is said to be back', () => {
    const player = createPlayer();
    player.configure({ down: true });
    player.send({ type: 'shown' });
    player.goLive();
    player.obeyed();
    player.configure({ down: false });
    expect(player.phase).toBe('live');
    expect(player.obeyed()).toEqual([]);
  });

  it('begins with the first transport that it was given, or with the very first where there is no such', () => {
    const begun = (transports: number, first: number) => {
      const player = createPlayer({ transports });
      player.send({ type: 'shown' });
      player.configure({ first });
      return player.obeyed();
    };
    expect(begun(2, 1)).toEqual([{ type: 'open', transport: 1 }]);
    expect(begun(2, 2)).toEqual([{ type: 'open', transport: 0 }]);
  });

  it('does nothing about a picture or a failure of a connection that is closed', () => {
    const player = createPlayer();
    player.goLive();
    player.send({ type: 'failed', problem: 'NO_FRAMES' });
    expect(player.state).toEqual(firstState);
    expect(player.obeyed()).toEqual([]);
  });
});
