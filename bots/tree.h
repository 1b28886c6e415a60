// SPDX-License-Identifier: Apache-2.0
// The tree of a search over many imagined worlds. A node stands for one seat's answer to one question; what
// chance and hidden cards do in between is not part of it, so the answers below a node need not all be legal
// in the world at hand, and every node counts how often it could have been chosen.
#pragma once

#include <cmath>
#include <vector>

#include "engine/game.h"

namespace fg::bots {

template <Game G>
class Tree {
  public:
    using Choice = typename G::Choice;
    using Question = typename G::Question;
    static constexpr u32 none = ~u32{0};
    static constexpr u32 root = 0;

    // Who is asked what, and a hash of what that seat alone knows where that makes a difference.
    struct Asking {
        Seat seat = no_seat;
        Question question{};
        u8 answers = 0;  // it has given in this round
        u64 secrets = 0;
        friend bool operator==(const Asking&, const Asking&) = default;
    };
    struct Node {
        Asking asking{};
        Choice choice{};
        u32 first_child = none, last_child = none, next = none;
        u32 visits = 0;
        u32 available = 0;
        float total = 0;          // of that seat's shares
        bool is_advised = false;  // the rule of thumb named it when it was first open
        float mean() const { return visits == 0 ? 0 : total / static_cast<float>(visits); }
    };

    // The answers open to a seat in the world at hand, as nodes, in the order of its offers.
    struct Open {
        std::array<u32, static_cast<std::size_t>(G::Offers::capacity)> node;
        int size = 0;
        bool is_fresh = false;  // none of them was in the tree before
    };

    explicit Tree(std::size_t capacity) { nodes_.reserve(capacity); }
    // Keeps its memory.
    void clear() {
        nodes_.clear();
        nodes_.emplace_back();
    }
    const Node& operator[](u32 node) const { return nodes_[node]; }
    std::size_t size() const { return nodes_.size(); }
    bool has_room() const {
        return nodes_.size() + static_cast<std::size_t>(G::Offers::capacity) <= nodes_.capacity();
    }

    // Finds or makes the children of `parent` for these offers. Needs room.
    void open(u32 parent, const Asking& asking, const typename G::Offers& offers, Open& open) {
        open.size = offers.size();
        open.is_fresh = true;
        u32 hint = nodes_[parent].first_child;
        for (int i = 0; i < open.size; ++i) {
            u32 child = find(parent, hint, {asking, offers[i]});
            if (child == none)
                child = append(parent, {asking, offers[i]});
            else
                open.is_fresh = false;
            ++nodes_[child].available;
            open.node[static_cast<std::size_t>(i)] = child;
            hint = nodes_[child].next;  // offers come in the same order nearly always
        }
    }

    // Finds or makes the child of `parent` for one answer, as if no other had been open. Needs room.
    u32 open_one(u32 parent, const Asking& asking, const Choice& choice) {
        const u32 child = find(parent, nodes_[parent].first_child, {asking, choice});
        return child != none ? child : append(parent, {asking, choice});
    }

    void set_advised(u32 node) { nodes_[node].is_advised = true; }
    void credit(u32 node, float share) {
        ++nodes_[node].visits;
        nodes_[node].total += share;
    }

  private:
    u32 find_between(u32 from, u32 until, const Node& key) const {
        for (u32 child = from; child != until; child = nodes_[child].next)
            if (nodes_[child].choice == key.choice && nodes_[child].asking == key.asking) return child;
        return none;
    }
    // Looks from `hint` on first, then from the beginning.
    u32 find(u32 parent, u32 hint, const Node& key) const {
        const u32 child = find_between(hint, none, key);
        return child != none ? child : find_between(nodes_[parent].first_child, hint, key);
    }
    u32 append(u32 parent, const Node& fresh) {
        const u32 child = static_cast<u32>(nodes_.size());
        nodes_.push_back(fresh);
        Node& above = nodes_[parent];
        (above.last_child == none ? above.first_child : nodes_[above.last_child].next) = child;
        above.last_child = child;
        return child;
    }

    std::vector<Node> nodes_;
};

}  // namespace fg::bots
